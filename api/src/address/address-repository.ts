import type { AddressFields } from '@bookfront/shared/schemas';
import type { Selectable } from 'kysely';
import type { Db } from '../database/open';
import type { AddressTable } from '../database/schema';

export type AddressRow = Selectable<AddressTable>;

/** The id of the account's own address on the wire (ADR-06). */
export const accountAddressId = '0';
export const rowIdOf = (accountId: string, addressId: string): string =>
  addressId === accountAddressId ? `${accountId}:${accountAddressId}` : addressId;

export const addressesOf = (db: Db, accountId: string): Promise<AddressRow[]> =>
  db.selectFrom('address').selectAll().where('account_id', '=', accountId).orderBy('position').execute();

export const insertAddress = (tx: Db, row: AddressRow) => tx.insertInto('address').values(row).execute();

export const updateAddress = (tx: Db, accountId: string, rowId: string, fields: AddressFields) =>
  tx.updateTable('address').set(fields).where('account_id', '=', accountId).where('address_id', '=', rowId).execute();

export const deleteAddress = (tx: Db, accountId: string, rowId: string) =>
  tx.deleteFrom('address').where('account_id', '=', accountId).where('address_id', '=', rowId).execute();

/** The preferred address's id, '' if none was chosen. */
export async function preferredAddressId(db: Db, accountId: string): Promise<string> {
  const account = db.selectFrom('account').select('preferred_address').where('account_id', '=', accountId);
  return (await account.executeTakeFirstOrThrow()).preferred_address;
}

export const updatePreferred = (tx: Db, accountId: string, rowId: string) =>
  tx.updateTable('account').set({ preferred_address: rowId }).where('account_id', '=', accountId).execute();
