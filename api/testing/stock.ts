import type { TestShop } from './api-client';

let nextCopy = 0;

/**
 * The ISBN of a new paperback for each test, with the given copies at 20.00. `extra` 1: the shop orders missing copies.
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

/** Adds the title to a registry unless it has it. */
export async function addToRegistry({ db }: TestShop, gift_registry_id: string, eisbn: string): Promise<void> {
  const item = { gift_registry_id, eisbn, position: 100, qty_requested: 1 };
  await db
    .insertInto('gift_registry_item')
    .values(item)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** How many copies of a Saltwater title are on hand. */
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

/** The contact that a guest's review sends. */
export const submitFields = (checksum: string, idempotency_key = 'key-of-this-review') => ({
  delivery_preference: 'pickup' as const,
  payment_choice: 'pickup' as const,
  checksum,
  idempotency_key,
  ...guestContact,
});

/** The orders that the test has placed: the demo accounts' own, which were never in a cart, are left out. */
export const placedOrders = ({ db }: Pick<TestShop, 'db'>): Promise<{ order_number: string }[]> =>
  db.selectFrom('book_order').select('order_number').where('cart_key', '!=', '').execute();
