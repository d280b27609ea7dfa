import { type AddressFields, addressFieldsSchema } from '@bookfront/shared/schemas';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../database/open';
import { parseColumn } from '../database/parse-column';
import type { Database } from '../database/schema';

export type RegistryRow = Selectable<Database['gift_registry']>;
export type RegistryItemRow = Selectable<Database['gift_registry_item']>;

export async function registriesByIds(
  db: Db,
  shopId: string,
  ids: readonly string[],
): Promise<Map<string, RegistryRow>> {
  const wanted = [...new Set(ids)].filter((id) => id !== '');
  if (wanted.length === 0) return new Map();
  const rows = await db
    .selectFrom('gift_registry')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('gift_registry_id', 'in', wanted)
    .execute();
  return new Map(rows.map((row) => [row.gift_registry_id, row]));
}

export const registryItems = (db: Db, registryId: string): Promise<RegistryItemRow[]> =>
  db
    .selectFrom('gift_registry_item')
    .selectAll()
    .where('gift_registry_id', '=', registryId)
    .orderBy('position')
    .execute();

/** An account's registries, newest first. */
export const registriesOf = (db: Db, shopId: string, accountId: string): Promise<RegistryRow[]> =>
  db
    .selectFrom('gift_registry')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('account_id', '=', accountId)
    .orderBy('created', 'desc')
    .orderBy('title')
    .execute();

export const registryItemsOf = async (db: Db, registryIds: readonly string[]): Promise<RegistryItemRow[]> =>
  registryIds.length === 0
    ? []
    : db
        .selectFrom('gift_registry_item')
        .selectAll()
        .where('gift_registry_id', 'in', registryIds)
        .orderBy('position')
        .execute();

export async function insertRegistry(tx: Db, row: Insertable<Database['gift_registry']>): Promise<void> {
  await tx.insertInto('gift_registry').values(row).execute();
}

export async function updateRegistry(
  tx: Db,
  registryId: string,
  fields: Partial<Omit<RegistryRow, 'gift_registry_id' | 'shop_id' | 'account_id' | 'revision'>>,
): Promise<void> {
  await tx
    .updateTable('gift_registry')
    .set({ ...fields, revision: sql`revision + 1` })
    .where('gift_registry_id', '=', registryId)
    .execute();
}

/** Removes a deleted address from the account's registries. */
export async function removeAddressFromRegistries(tx: Db, accountId: string, addressId: string): Promise<void> {
  await tx
    .updateTable('gift_registry')
    .set({ address: '', address_id: '', revision: sql`revision + 1` })
    .where('account_id', '=', accountId)
    .where('address_id', '=', addressId)
    .execute();
}

/** Cart lines for this registry stay in their carts, without a registry. */
export async function deleteRegistry(tx: Db, registryId: string): Promise<void> {
  await tx.deleteFrom('gift_registry_item').where('gift_registry_id', '=', registryId).execute();
  await tx.deleteFrom('gift_registry').where('gift_registry_id', '=', registryId).execute();
}

export async function insertRegistryItem(tx: Db, registryId: string, eisbn: string, qty: number): Promise<void> {
  const items = tx.selectFrom('gift_registry_item').select(({ fn }) => fn.max('position').as('position'));
  const last = await items.where('gift_registry_id', '=', registryId).executeTakeFirst();
  await tx
    .insertInto('gift_registry_item')
    .values({ gift_registry_id: registryId, eisbn, position: (last?.position ?? 0) + 1, qty_requested: qty })
    .execute();
}

export async function updateRegistryItem(tx: Db, registryId: string, eisbn: string, qty: number): Promise<void> {
  await tx
    .updateTable('gift_registry_item')
    .set({ qty_requested: qty })
    .where('gift_registry_id', '=', registryId)
    .where('eisbn', '=', eisbn)
    .execute();
}

export async function removeRegistryItem(tx: Db, registryId: string, eisbn: string): Promise<void> {
  await tx
    .deleteFrom('gift_registry_item')
    .where('gift_registry_id', '=', registryId)
    .where('eisbn', '=', eisbn)
    .execute();
}

/** Counts copies as purchased: when they are ordered, not when they are in a cart. */
export async function countBought(tx: Db, registryId: string, eisbn: string, copies: number): Promise<void> {
  await tx
    .updateTable('gift_registry_item')
    .set({ qty_purchased: sql`qty_purchased + ${copies}` })
    .where('gift_registry_id', '=', registryId)
    .where('eisbn', '=', eisbn)
    .execute();
}

/** The address that the registry's gifts are shipped to, if any. */
export const addressOfRegistry = ({ address }: Pick<RegistryRow, 'address'>): AddressFields | undefined =>
  address === '' ? undefined : parseColumn(addressFieldsSchema, address);

const prefix = 'registry-';
/** A registry's id in the list of addresses to ship to. Ids of the address book never begin with this prefix. */
export const registryAddressId = (registryId: string): string => `${prefix}${registryId}`;
export const registryOfAddress = (addressId: string): string | undefined =>
  addressId.startsWith(prefix) ? addressId.slice(prefix.length) : undefined;
