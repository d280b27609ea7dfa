import type { User } from '@bookfront/shared/schemas';
import type { Selectable } from 'kysely';
import type { Db } from '../database/open';
import type { Database } from '../database/schema';
import type { CorpRole } from './corps';

export type AccountRow = Selectable<Database['account']>;

export const accountById = (db: Db, accountId: string): Promise<AccountRow | undefined> =>
  db.selectFrom('account').selectAll().where('account_id', '=', accountId).executeTakeFirst();

/** Finds an account by email address or by customer account number (P1 §5). */
export function accountByLogin(
  db: Db,
  shopId: string,
  login: { email_address: string } | { san: string },
): Promise<AccountRow | undefined> {
  const accounts = db.selectFrom('account').selectAll().where('shop_id', '=', shopId);
  return (
    'san' in login ? accounts.where('san', '=', login.san) : accounts.where('email', '=', login.email_address)
  ).executeTakeFirst();
}

export async function updateAccount(
  tx: Db,
  accountId: string,
  fields: Partial<Omit<AccountRow, 'account_id' | 'shop_id'>>,
): Promise<void> {
  await tx.updateTable('account').set(fields).where('account_id', '=', accountId).execute();
}

/** Replaces an outdated hash of the same password, unless the password was changed meanwhile. */
export async function replaceHash(tx: Db, { account_id, password_hash }: AccountRow, renewed: string): Promise<void> {
  await tx
    .updateTable('account')
    .set({ password_hash: renewed })
    .where('account_id', '=', account_id)
    .where('password_hash', '=', password_hash)
    .execute();
}

/** One spelling of an address: an accent can be typed as one character or two. */
export const foldEmail = (address: string): string => address.trim().toLowerCase().normalize('NFC');

/**
 * The member as the client sees them, acting for the account `inUse` (P1 §1: a customer, or an institution's owner or
 * member).
 */
export const toUser = (row: AccountRow, corps: readonly CorpRole[], inUse: CorpRole): Omit<User, 'alt_addresses'> => ({
  ...toPerson(row),
  company: inUse.company,
  is_institution: inUse.is_institution,
  is_owner: inUse.is_owner,
  corp_id: inUse.id,
  has_several_corps: corps.length > 1,
});

export const toPerson = (row: AccountRow) => ({
  first_name: row.first_name,
  last_name: row.last_name,
  email_address: row.email,
  phone_number: row.phone_number,
  communication_preference: toPreference(row.communication_preference),
});

/** GAP-70: an empty preference means phone, an unknown one means email. */
function toPreference(text: string): User['communication_preference'] {
  if (text === '') return 'phone';
  return text === 'phone' || text === 'text' ? text : 'email';
}
