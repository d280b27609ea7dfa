import { limits } from '@bookfront/shared/schemas/limits';
import type { Selectable } from 'kysely';
import type { Db } from '../database/open';
import type { Database } from '../database/schema';
import { newId } from '../random/new-id';

export type CartLineRow = Selectable<Database['cart_line']>;
export type CartRow = Selectable<Database['cart']>;

export const linesOf = (db: Db, cartKey: string): Promise<CartLineRow[]> =>
  db.selectFrom('cart_line').selectAll().where('cart_key', '=', cartKey).orderBy('position').execute();

export const cartByKey = (db: Db, cartKey: string): Promise<CartRow | undefined> =>
  db.selectFrom('cart').selectAll().where('cart_key', '=', cartKey).executeTakeFirst();

export async function cartKeyOfAccount(db: Db, accountId: string): Promise<string | undefined> {
  const cart = await db.selectFrom('cart').select('cart_key').where('account_id', '=', accountId).executeTakeFirst();
  return cart?.cart_key;
}

export const lineById = (db: Db, cartKey: string, cartId: string): Promise<CartLineRow | undefined> =>
  db
    .selectFrom('cart_line')
    .selectAll()
    .where('cart_key', '=', cartKey)
    .where('cart_id', '=', cartId)
    .executeTakeFirst();

/** The identity of a line: title, condition and registry, and for a gift card its price and message. */
export type LineKey = Pick<CartLineRow, 'eisbn' | 'condition' | 'gift_registry_id' | 'notes'>;
export type NewLine = LineKey & Pick<CartLineRow, 'quantity'> & Partial<Pick<CartLineRow, 'price_seen'>>;

export function lineOf(
  db: Db,
  cartKey: string,
  { eisbn, condition, gift_registry_id, notes }: LineKey,
): Promise<CartLineRow | undefined> {
  const lines = db
    .selectFrom('cart_line')
    .selectAll()
    .where('cart_key', '=', cartKey)
    .where('eisbn', '=', eisbn)
    .where('condition', '=', condition);
  return lines.where('gift_registry_id', '=', gift_registry_id).where('notes', '=', notes).executeTakeFirst();
}

/** Quantity 0 deletes the line. A line that is there keeps the price that was seen. */
export async function setQuantity(
  tx: Db,
  cartKey: string,
  key: LineKey & Partial<Pick<CartLineRow, 'price_seen'>>,
  quantity: number,
): Promise<void> {
  const existing = await lineOf(tx, cartKey, key);
  const capped = Math.min(quantity, limits.quantity.max);
  if (quantity === 0) {
    if (existing) await deleteLine(tx, cartKey, existing.cart_id);
  } else if (existing)
    await tx.updateTable('cart_line').set({ quantity: capped }).where('cart_id', '=', existing.cart_id).execute();
  else await insertLines(tx, cartKey, [{ ...key, quantity: capped }]);
}

export async function setNotes(tx: Db, cartId: string, notes: string): Promise<void> {
  await tx.updateTable('cart_line').set({ notes }).where('cart_id', '=', cartId).execute();
}

/** Adds lines below the others, in one statement; the caller knows that the cart has none of them. */
export async function insertLines(tx: Db, cartKey: string, added: readonly NewLine[]): Promise<void> {
  if (added.length === 0) return;
  // with a new line this is no longer the cart that became the last order
  await tx.updateTable('cart').set({ last_order: '', last_checksum: '' }).where('cart_key', '=', cartKey).execute();
  const last = await tx
    .selectFrom('cart_line')
    .select(({ fn }) => fn.max('position').as('position'))
    .where('cart_key', '=', cartKey)
    .executeTakeFirst();
  const first = (last?.position ?? 0) + 1;
  const rows = added.map(({ eisbn, condition, gift_registry_id, notes, quantity, price_seen = null }, at) => ({
    ...{ cart_id: newId(), cart_key: cartKey, position: first + at },
    ...{ eisbn, condition, gift_registry_id, notes, quantity, price_seen },
  }));
  await tx.insertInto('cart_line').values(rows).execute();
}

export async function deleteLine(tx: Db, cartKey: string, cartId: string): Promise<void> {
  await tx.deleteFrom('cart_line').where('cart_key', '=', cartKey).where('cart_id', '=', cartId).execute();
}

export async function deleteLines(tx: Db, cartKey: string): Promise<void> {
  await tx.deleteFrom('cart_line').where('cart_key', '=', cartKey).execute();
}

export async function saveCheckout(tx: Db, cartKey: string, checkout: unknown): Promise<void> {
  await tx
    .updateTable('cart')
    .set({ checkout: JSON.stringify(checkout) })
    .where('cart_key', '=', cartKey)
    .execute();
}

/** Empties the cart and its checkout: promo code and gift cards are deleted with the lines. */
export async function clearCart(tx: Db, cartKey: string): Promise<void> {
  await deleteLines(tx, cartKey);
  await tx.deleteFrom('cart_gift_card').where('cart_key', '=', cartKey).execute();
  await tx.updateTable('cart').set({ checkout: '{}', promo_code: '' }).where('cart_key', '=', cartKey).execute();
}

/** Empties a cart that has become an order and records the order, so that a repeated submit finds it. */
export async function closeCart(
  tx: Db,
  cartKey: string,
  taken: { last_order: string; last_checksum: string },
): Promise<void> {
  await clearCart(tx, cartKey);
  await tx.updateTable('cart').set(taken).where('cart_key', '=', cartKey).execute();
}
