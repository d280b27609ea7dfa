import { type Address, type AddressFields, limits } from '@bookfront/shared/schemas';
import * as m from '#messages';
import type { AccountRow } from '../account/account-repository';
import { requireMember } from '../account/require-member';
import type { CallContext } from '../call-context/call-context';
import type { Db } from '../database/open';
import { write } from '../database/write';
import { notFound, refused } from '../http/failure';
import { countryName } from '../place/places';
import { newId } from '../random/new-id';
import {
  type AddressRow,
  accountAddressId,
  addressesOf,
  deleteAddress,
  insertAddress,
  preferredAddressId,
  rowIdOf,
  updateAddress,
  updatePreferred,
} from './address-repository';

/** An address as stored. Whether the shop ships to it depends on the shop, so the call adds `can_ship_to`. */
export type BookAddress = Omit<Address, 'can_ship_to'>;
interface Book {
  addresses: BookAddress[];
}
type Change = (tx: Db, account: AccountRow, rows: AddressRow[]) => Promise<unknown>;

export async function list(context: CallContext): Promise<Book> {
  const { account } = await requireMember(context);
  return { addresses: await bookOf(context.db, account) };
}

/** Fails with validation if the address book is full. */
export const add = (context: CallContext, fields: AddressFields): Promise<Book> =>
  change(context, (tx, { account_id }, rows) => {
    if (rows.length >= limits.address.book) throw refused('validation', m.address_book_full());
    return insertAddress(tx, {
      ...fields,
      address_id: newId(),
      account_id,
      position: (rows.at(-1)?.position ?? 0) + 1,
    });
  });

/** Fails with not_found for an address of another account, as do the functions below. */
export const modify = (context: CallContext, addressId: string, fields: AddressFields): Promise<Book> =>
  change(context, (tx, account, rows) =>
    updateAddress(tx, account.account_id, requireRowId(rows, rowIdOf(account.account_id, addressId)), fields),
  );

/**
 * Deletes an address, except the account's own, which only changes with the account. `alongside` runs in the same
 * transaction.
 */
export const remove = (
  context: CallContext,
  addressId: string,
  alongside: (tx: Db, accountId: string) => Promise<void>,
): Promise<Book> =>
  change(context, async (tx, account, rows) => {
    const saved = rows.filter(({ address_id }) => address_id !== rowIdOf(account.account_id, accountAddressId));
    await deleteAddress(tx, account.account_id, requireRowId(saved, addressId));
    await alongside(tx, account.account_id);
  });

export const prefer = (context: CallContext, addressId: string): Promise<Book> =>
  change(context, (tx, account, rows) =>
    updatePreferred(tx, account.account_id, requireRowId(rows, rowIdOf(account.account_id, addressId))),
  );

async function change(context: CallContext, work: Change): Promise<Book> {
  const { account } = await requireMember(context);
  return write(context.db, async (tx) => {
    await work(tx, account, await addressesOf(tx, account.account_id));
    return { addresses: await bookOf(tx, account) };
  });
}

function requireRowId(rows: readonly AddressRow[], rowId: string): string {
  if (!rows.some(({ address_id }) => address_id === rowId)) throw notFound('not_found', m.address_gone());
  return rowId;
}

/**
 * The account's own address, then the saved ones, oldest first. The preferred one is the chosen one, else the first.
 */
async function bookOf(db: Db, account: AccountRow): Promise<BookAddress[]> {
  const rows = await addressesOf(db, account.account_id);
  const chosen = await preferredAddressId(db, account.account_id);
  const preferred = rows.find(({ address_id }) => address_id === chosen) ?? rows[0];
  return rows.map((row) => toAddress(account, row, row === preferred));
}

function toAddress(
  account: AccountRow,
  { account_id: _account, position: _position, ...row }: AddressRow,
  preferred: boolean,
): BookAddress {
  const address_id =
    row.address_id === rowIdOf(account.account_id, accountAddressId) ? accountAddressId : row.address_id;
  return { ...row, address_id, preferred, country_text: countryName(row.country) };
}
