import * as m from '#messages';
import { type AccountRow, updateAccount } from '../account/account-repository';
import type { CorpRole } from '../account/corps';
import type { CallContext } from '../call-context/call-context';
import type { Db } from '../database/open';
import { invalid } from '../http/failure';
import { newId } from '../random/new-id';
import type { Profile } from './check-profile';

/** Founds an institution, which the account owns and acts for from now on. */
export async function foundInstitution(
  tx: Db,
  { account_id, shop_id }: Pick<AccountRow, 'account_id' | 'shop_id'>,
  company: string,
): Promise<void> {
  const corp_id = newId();
  await tx
    .insertInto('corp')
    .values({ shop_id, corp_id, name: company, type: 'customer', is_institution: 1, company })
    .execute();
  await tx.insertInto('corp_member').values({ account_id, shop_id, corp_id, is_owner: 1 }).execute();
  await updateAccount(tx, account_id, { corp_id, company, is_institution: 1, is_owner: 1 });
}

export function refuseInstitution({ shop }: Pick<CallContext, 'shop'>): void {
  if (shop.settings.institution_accounts_enabled) return;
  throw invalid(m.account_institution_not_offered(), { is_institution: m.account_institution_not_offered() });
}

/**
 * Applies the institution's fields of Account Details: an owner renames the institution that they act for, or gives it
 * up once nobody else buys for it; a person without one founds it. Whoever only buys for an institution changes nothing
 * of it.
 */
export async function changeInstitution(
  tx: Db,
  context: CallContext,
  account: AccountRow,
  { inUse, corps, profile }: { inUse: CorpRole; corps: readonly CorpRole[]; profile: Profile },
): Promise<void> {
  if (inUse.is_institution && !inUse.is_owner) return;
  const own = corps.find((corp) => corp.is_institution && corp.is_owner);
  if (own && profile.is_institution) return renameInstitution(tx, account, own.id, profile.company);
  if (own && inUse.id === own.id) return dissolveInstitution(tx, account, own.id);
  if (own || !profile.is_institution) return;
  refuseInstitution(context);
  await foundInstitution(tx, account, profile.company);
}

async function renameInstitution(tx: Db, account: AccountRow, corpId: string, company: string): Promise<void> {
  await tx
    .updateTable('corp')
    .set({ name: company, company })
    .where('shop_id', '=', account.shop_id)
    .where('corp_id', '=', corpId)
    .execute();
  await updateAccount(tx, account.account_id, { company });
}

async function dissolveInstitution(tx: Db, account: AccountRow, corpId: string): Promise<void> {
  const members = tx.selectFrom('corp_member').select('account_id').where('shop_id', '=', account.shop_id);
  const others = members.where('corp_id', '=', corpId).where('account_id', '<>', account.account_id);
  if (await others.executeTakeFirst())
    throw invalid(m.account_institution_members(), { is_institution: m.account_institution_members() });
  await deleteInstitution(tx, account.shop_id, corpId);
  await updateAccount(tx, account.account_id, { corp_id: '', company: '', is_institution: 0, is_owner: 0 });
}

/** Deletes an institution with its links and requests. */
export async function deleteInstitution(tx: Db, shopId: string, corpId: string): Promise<void> {
  await tx.deleteFrom('corp_member').where('shop_id', '=', shopId).where('corp_id', '=', corpId).execute();
  await tx.deleteFrom('account_token').where('shop_id', '=', shopId).where('corp_id', '=', corpId).execute();
  await tx.deleteFrom('corp').where('shop_id', '=', shopId).where('corp_id', '=', corpId).execute();
}
