import type { User } from '@bookfront/shared/schemas';
import type { Selectable } from 'kysely';
import type { Db } from '../database/open';
import type { Database } from '../database/schema';

export type AccountRow = Selectable<Database['account']>;

export const accountById = (db: Db, accountId: string): Promise<AccountRow | undefined> =>
  db.selectFrom('account').selectAll().where('account_id', '=', accountId).executeTakeFirst();

/** By email address or by customer account number (P1§5). */
export function accountByLogin(db: Db, shopId: string, login: { email_address: string } | { san: string }): Promise<AccountRow | undefined> {
  const accounts = db.selectFrom('account').selectAll().where('shop_id', '=', shopId);
  return ('san' in login ? accounts.where('san', '=', login.san) : accounts.where('email', '=', login.email_address)).executeTakeFirst();
}

export const foldEmail = (address: string): string => address.trim().toLowerCase();

export const toUser = (row: AccountRow): User => ({
  first_name: row.first_name,
  last_name: row.last_name,
  email_address: row.email,
  phone_number: row.phone_number,
  company: row.company,
  is_institution: row.is_institution === 1,
  is_owner: row.is_owner === 1,
  corp_id: row.corp_id,
  communication_preference: toPreference(row.communication_preference),
});

/** GAP-70: none means phone, an unknown one means email. */
function toPreference(text: string): User['communication_preference'] {
  if (text === '') return 'phone';
  return text === 'phone' || text === 'text' ? text : 'email';
}
