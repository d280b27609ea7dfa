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

/** What a line is one of: a title in a condition, for a registry or none; gift cards of one price and message. */
export type LineKey = Pick<CartLineRow, 'eisbn' | 'condition' | 'gift_registry_id' | 'notes'>;

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

/** 0 takes the line out. */
export async function setQuantity(tx: Db, cartKey: string, key: LineKey, quantity: number): Promise<void> {
  const existing = await lineOf(tx, cartKey, key);
  const capped = Math.min(quantity, limits.quantity.max);
  if (quantity === 0) {
    if (existing) await deleteLine(tx, cartKey, existing.cart_id);
  } else if (existing)
    await tx.updateTable('cart_line').set({ quantity: capped }).where('cart_id', '=', existing.cart_id).execute();
  else await insertLine(tx, cartKey, key, capped);
}

export async function setNotes(tx: Db, cartId: string, notes: string): Promise<void> {
  await tx.updateTable('cart_line').set({ notes }).where('cart_id', '=', cartId).execute();
}

async function insertLine(
  tx: Db,
  cartKey: string,
  { eisbn, condition, gift_registry_id, notes }: LineKey,
  quantity: number,
): Promise<void> {
  // what is gathered now is not what an earlier order took
  await tx.updateTable('cart').set({ last_order: '', last_checksum: '' }).where('cart_key', '=', cartKey).execute();
  const last = await tx
    .selectFrom('cart_line')
    .select(({ fn }) => fn.max('position').as('position'))
    .where('cart_key', '=', cartKey)
    .executeTakeFirst();
  const line = { eisbn, condition, gift_registry_id, notes, quantity };
  await tx
    .insertInto('cart_line')
    .values({ cart_id: newId(), cart_key: cartKey, position: (last?.position ?? 0) + 1, ...line })
    .execute();
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

/** Empty, with nothing left of its checkout: a code or a gift card that was entered goes with the lines. */
export async function clearCart(tx: Db, cartKey: string): Promise<void> {
  await deleteLines(tx, cartKey);
  await tx.deleteFrom('cart_gift_card').where('cart_key', '=', cartKey).execute();
  await tx.updateTable('cart').set({ checkout: '{}', promo_code: '' }).where('cart_key', '=', cartKey).execute();
}

/** The cart has become an order: empty, with what a second submit of it is answered from. */
export async function closeCart(
  tx: Db,
  cartKey: string,
  taken: { last_order: string; last_checksum: string },
): Promise<void> {
  await clearCart(tx, cartKey);
  await tx.updateTable('cart').set(taken).where('cart_key', '=', cartKey).execute();
}
