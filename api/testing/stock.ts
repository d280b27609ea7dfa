import type { TestShop } from './api-client';

let nextCopy = 0;

/**
 * The number of a paperback of its own for each test, with so many copies at 20.00. `extra` 1: the shop orders what it
 * lacks.
 */
export async function stockTitle(
  { db }: TestShop,
  onhand: number,
  { host = 'saltwater', extra = 0 } = {},
): Promise<string> {
  const { store_id } = await db
    .selectFrom('shop')
    .select('store_id')
    .where('webstore_name', '=', host)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('title')
    .select('eisbn')
    .where('shop_id', '=', store_id)
    .where('title', 'like', 'Tale Number%')
    .where('status', '=', 'active')
    .orderBy('id')
    .execute();
  const eisbn = rows[nextCopy++]?.eisbn ?? '';
  await db
    .updateTable('offer')
    .set({ onhand, price: 2000, list_price: 2000, is_extra_orderable: extra })
    .where('shop_id', '=', store_id)
    .where('eisbn', '=', eisbn)
    .where('condition', '=', 'new')
    .execute();
  return eisbn;
}

/** A registry asks for the title, if it does not yet. */
export async function addToRegistry({ db }: TestShop, gift_registry_id: string, eisbn: string): Promise<void> {
  const item = { gift_registry_id, eisbn, position: 100, qty_requested: 1 };
  await db
    .insertInto('gift_registry_item')
    .values(item)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Copies of a Saltwater title on hand now. */
export async function onhandOf({ db }: TestShop, eisbn: string): Promise<number | null> {
  const offers = db
    .selectFrom('offer')
    .select('onhand')
    .where('shop_id', '=', '101')
    .where('eisbn', '=', eisbn)
    .where('condition', '=', 'new');
  return (await offers.executeTakeFirstOrThrow()).onhand;
}

export const guestContact = { name: 'Ada Guest', email: 'ada@example.com', phone: '(604) 555-0100' };

/** What a guest's review sends for a cart. */
export const submitFields = (checksum: string, idempotency_key = 'key-of-this-review') => ({
  delivery_preference: 'pickup' as const,
  payment_choice: 'pickup' as const,
  checksum,
  idempotency_key,
  ...guestContact,
});
