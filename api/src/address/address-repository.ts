import { type Address, type AddressFields, limits } from '@bookfront/shared/schemas';
import type { AccountRow } from '../account/account-repository';
import type { Db } from '../database/open';
import type { AddressTable } from '../database/schema';
import { notFound, refused } from '../failure';
import { countryName } from '../place/places';
import { newId } from '../session/session-repository';

/** The account's own address: '0' on the wire (ADR-06), and its first row. */
const own = '0';
const rowId = (account: AccountRow, addressId: string): string => (addressId === own ? `${account.account_id}:${own}` : addressId);

/** The account's own first, then the saved ones in the order they came. One is preferred: the one that was chosen, else the first. */
export async function addressBook(db: Db, account: AccountRow): Promise<Address[]> {
  const rows = await db.selectFrom('address').selectAll().where('account_id', '=', account.account_id).orderBy('position').execute();
  const { preferred_address } = await db
    .selectFrom('account')
    .select('preferred_address')
    .where('account_id', '=', account.account_id)
    .executeTakeFirstOrThrow();
  const preferred = rows.find(({ address_id }) => address_id === preferred_address) ?? rows[0];
  return rows.map((row) => toAddress(account, row, row === preferred));
}

function toAddress(account: AccountRow, { account_id: _account, position: _position, ...row }: AddressTable, preferred: boolean): Address {
  const address_id = row.address_id === rowId(account, own) ? own : row.address_id;
  return { ...row, address_id, preferred, country_text: countryName(row.country) };
}

/** Fails with validation where the book is full. */
export async function addAddress(tx: Db, account: AccountRow, fields: AddressFields): Promise<void> {
  const { count, last } = await tx
    .selectFrom('address')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('position').as('last')])
    .where('account_id', '=', account.account_id)
    .executeTakeFirstOrThrow();
  if (count >= limits.address.book) throw refused('validation', 'Your address book is full. Please remove an address first.');
  await tx
    .insertInto('address')
    .values({ ...fields, address_id: newId(), account_id: account.account_id, position: (last ?? 0) + 1 })
    .execute();
}

/** Fails with not_found for an address that is not the account's. */
export async function changeAddress(tx: Db, account: AccountRow, addressId: string, fields: AddressFields): Promise<void> {
  const changed = await tx
    .updateTable('address')
    .set(fields)
    .where('account_id', '=', account.account_id)
    .where('address_id', '=', rowId(account, addressId))
    .execute();
  if (changed[0]?.numUpdatedRows !== 1n) throw notFound('not_found', noAddress);
}

/** The account's own address is changed in the account's details, never deleted. Fails with not_found. */
export async function deleteAddress(tx: Db, account: AccountRow, addressId: string): Promise<void> {
  const deleted = await tx.deleteFrom('address').where('account_id', '=', account.account_id).where('address_id', '=', addressId).execute();
  if (deleted[0]?.numDeletedRows !== 1n) throw notFound('not_found', noAddress);
}

export async function preferAddress(tx: Db, account: AccountRow, addressId: string): Promise<void> {
  const id = rowId(account, addressId);
  const known = await tx
    .selectFrom('address')
    .select('address_id')
    .where('account_id', '=', account.account_id)
    .where('address_id', '=', id)
    .executeTakeFirst();
  if (!known) throw notFound('not_found', noAddress);
  await tx.updateTable('account').set({ preferred_address: id }).where('account_id', '=', account.account_id).execute();
}

const noAddress = 'This address is no longer in your address book.';
