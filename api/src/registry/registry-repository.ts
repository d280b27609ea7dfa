import { type AddressFields, addressFieldsSchema } from '@bookfront/shared/schemas';
import { type Selectable, sql } from 'kysely';
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

/** Counts copies as bought: with an order, never with a cart. */
export async function countBought(tx: Db, registryId: string, eisbn: string, copies: number): Promise<void> {
  await tx
    .updateTable('gift_registry_item')
    .set({ qty_purchased: sql`qty_purchased + ${copies}` })
    .where('gift_registry_id', '=', registryId)
    .where('eisbn', '=', eisbn)
    .execute();
}

/** Where the registry's gifts are sent, if anywhere. */
export const addressOfRegistry = ({ address }: Pick<RegistryRow, 'address'>): AddressFields | undefined =>
  address === '' ? undefined : parseColumn(addressFieldsSchema, address);

const prefix = 'registry-';
/** A registry's address by the id that it has among addresses; the book's own ids never begin so. */
export const registryAddressId = (registryId: string): string => `${prefix}${registryId}`;
export const registryOfAddress = (addressId: string): string | undefined =>
  addressId.startsWith(prefix) ? addressId.slice(prefix.length) : undefined;
