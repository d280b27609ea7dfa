import type { LinkedAccount } from '@bookfront/shared/schemas';
import * as m from '#messages';
import { corpInUse } from '../account/corps';
import { requireMember } from '../account/require-member';
import type { CallContext } from '../call-context/call-context';
import type { Db } from '../database/open';
import { write } from '../database/write';
import { notFound } from '../http/failure';
import { type Institution, linkedAccounts, notOwner, requireInstitution } from './linked-accounts';

/** SEC-26: the owner removes a person, or withdraws a request. Fails with wrong_account, not_found. */
export async function removeChild(context: CallContext, id: string): Promise<LinkedAccount[]> {
  const institution = await requireInstitution(context);
  return write(context.db, async (tx) => {
    const linked = await linkedAccounts(tx, institution, context.now);
    if (!linked.some((one) => one.id === id)) throw notFound('not_found', m.link_unknown());
    await deleteLink(tx, institution, id);
    return linkedAccounts(tx, institution, context.now);
  });
}

async function deleteLink(tx: Db, { account, corp }: Institution, id: string): Promise<void> {
  const members = tx.deleteFrom('corp_member').where('shop_id', '=', account.shop_id).where('corp_id', '=', corp.id);
  await members.where('account_id', '=', id).where('is_owner', '=', 0).execute();
  const requests = tx.deleteFrom('account_token').where('shop_id', '=', account.shop_id).where('corp_id', '=', corp.id);
  await requests.where('token_hash', '=', id).execute();
}

/**
 * SEC-27: a person stops buying for an institution, acting for themselves. Fails with wrong_account while they act for
 * an institution (SEC-28), with not_found for one that they don't buy for or that is theirs.
 */
export async function removeParent(context: CallContext, corpId: string): Promise<void> {
  const { account, corps } = await requireMember(context);
  const inUse = corpInUse(corps, account, { corp_id: context.session?.corp_id ?? '' });
  if (inUse.is_institution) throw notOwner(inUse);
  const parent = corps.find(({ id, is_personal, is_owner }) => id === corpId && !is_personal && !is_owner);
  if (!parent) throw notFound('not_found', m.link_unknown());
  await write(context.db, async (tx) => {
    const links = tx.deleteFrom('corp_member').where('account_id', '=', account.account_id);
    await links.where('corp_id', '=', corpId).execute();
    await tx
      .updateTable('account')
      .set({ corp_id: '' })
      .where('account_id', '=', account.account_id)
      .where('corp_id', '=', corpId)
      .execute();
  });
}
