import { limits } from '@bookfront/shared/schemas/limits';
import type { Selectable } from 'kysely';
import type { Db } from '../database/open';
import type { Database } from '../database/schema';
import { newId } from '../session/session-repository';

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
  db.selectFrom('cart_line').selectAll().where('cart_key', '=', cartKey).where('cart_id', '=', cartId).executeTakeFirst();

export const lineOf = (db: Db, cartKey: string, eisbn: string, condition: string): Promise<CartLineRow | undefined> =>
  db.selectFrom('cart_line').selectAll().where('cart_key', '=', cartKey).where('eisbn', '=', eisbn).where('condition', '=', condition).executeTakeFirst();

/** One line for each title and condition: 0 takes it out. */
export async function setQuantity(tx: Db, cartKey: string, eisbn: string, condition: string, quantity: number): Promise<void> {
  if (quantity === 0) {
    await tx.deleteFrom('cart_line').where('cart_key', '=', cartKey).where('eisbn', '=', eisbn).where('condition', '=', condition).execute();
    return;
  }
  const last = await tx
    .selectFrom('cart_line')
    .select(({ fn }) => fn.max('position').as('position'))
    .where('cart_key', '=', cartKey)
    .executeTakeFirst();
  await tx
    .insertInto('cart_line')
    .values({ cart_id: newId(), cart_key: cartKey, eisbn, condition, quantity: Math.min(quantity, limits.quantity.max), position: (last?.position ?? 0) + 1 })
    .onConflict((conflict) => conflict.columns(['cart_key', 'eisbn', 'condition']).doUpdateSet({ quantity: Math.min(quantity, limits.quantity.max) }))
    .execute();
}

export async function deleteLine(tx: Db, cartKey: string, cartId: string): Promise<void> {
  await tx.deleteFrom('cart_line').where('cart_key', '=', cartKey).where('cart_id', '=', cartId).execute();
}

export async function deleteLines(tx: Db, cartKey: string): Promise<void> {
  await tx.deleteFrom('cart_line').where('cart_key', '=', cartKey).execute();
}

/** What a guest gathered joins what the account has: of the same line the larger number stays, so that logging in twice doubles nothing. Another account's cart stays its own. */
export async function mergeGuestCart(tx: Db, fromKey: string, toKey: string): Promise<void> {
  const from = await cartByKey(tx, fromKey);
  if (from?.account_id !== null) return;
  for (const line of await linesOf(tx, fromKey)) {
    const there = await lineOf(tx, toKey, line.eisbn, line.condition);
    await setQuantity(tx, toKey, line.eisbn, line.condition, Math.max(line.quantity, there?.quantity ?? 0));
  }
  if (from.checkout !== '{}') await tx.updateTable('cart').set({ checkout: from.checkout }).where('cart_key', '=', toKey).execute();
  await deleteLines(tx, fromKey);
}

export async function saveCheckout(tx: Db, cartKey: string, checkout: unknown): Promise<void> {
  await tx
    .updateTable('cart')
    .set({ checkout: JSON.stringify(checkout) })
    .where('cart_key', '=', cartKey)
    .execute();
}

/** The cart has become an order: empty, with what a second submit of it is answered from. */
export async function closeCart(tx: Db, cartKey: string, taken: { last_order: string; last_checksum: string }): Promise<void> {
  await deleteLines(tx, cartKey);
  await tx
    .updateTable('cart')
    .set({ checkout: '{}', ...taken })
    .where('cart_key', '=', cartKey)
    .execute();
}
