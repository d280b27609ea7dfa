import { type Selectable, sql } from 'kysely';
import type { Db } from '../database/open';
import type { Database } from '../database/schema';

/** A gift card that pays for a cart. `asked`: the amount in cents, null for as much as is due. */
export interface OfferedGiftCard {
  number: string;
  asked: number | null;
  balance: number;
}

export type GiftCardRow = Selectable<Database['gift_card']>;

export const giftCardByNumber = (db: Db, shopId: string, number: string): Promise<GiftCardRow | undefined> =>
  db.selectFrom('gift_card').selectAll().where('shop_id', '=', shopId).where('number', '=', number).executeTakeFirst();

/** The gift cards that pay for a cart with their balances, in the order in which they were added. */
export async function offeredGiftCards(db: Db, shopId: string, cartKey: string): Promise<OfferedGiftCard[]> {
  const rows = await db
    .selectFrom('cart_gift_card')
    .innerJoin('gift_card', (join) =>
      join.onRef('gift_card.number', '=', 'cart_gift_card.number').on('gift_card.shop_id', '=', shopId),
    )
    .select(['cart_gift_card.number', 'amount', 'balance'])
    .where('cart_key', '=', cartKey)
    .orderBy('position')
    .execute();
  return rows.map(({ number, amount, balance }) => ({ number, asked: amount, balance }));
}

/** The gift cards entered for a cart, whatever their balance. `amount` null: as much as is due. */
export const usedGiftCards = (db: Db, cartKey: string): Promise<{ number: string; amount: number | null }[]> =>
  db
    .selectFrom('cart_gift_card')
    .select(['number', 'amount'])
    .where('cart_key', '=', cartKey)
    .orderBy('position')
    .execute();

/** Adds a gift card to a cart; adding it again changes its amount. */
export async function offerGiftCard(tx: Db, cartKey: string, number: string, amount: number | null): Promise<void> {
  const last = await tx
    .selectFrom('cart_gift_card')
    .select(({ fn }) => fn.max('position').as('position'))
    .where('cart_key', '=', cartKey)
    .executeTakeFirst();
  await tx
    .insertInto('cart_gift_card')
    .values({ cart_key: cartKey, number, amount, position: (last?.position ?? 0) + 1 })
    .onConflict((conflict) => conflict.columns(['cart_key', 'number']).doUpdateSet({ amount }))
    .execute();
}

/** Removes all gift cards if `number` is undefined. */
export async function withdrawGiftCards(tx: Db, cartKey: string, number?: string): Promise<void> {
  const cards = tx.deleteFrom('cart_gift_card').where('cart_key', '=', cartKey);
  await (number === undefined ? cards : cards.where('number', '=', number)).execute();
}

interface Movement {
  shop_id: string;
  number: string;
  order_number: string;
  /** Cents; negative for spending. */
  amount: number;
  at: number;
}

/**
 * Changes a card's balance and records the movement; false if the balance is too low. The database also refuses a
 * negative balance.
 */
export async function moveBalance(tx: Db, movement: Movement): Promise<boolean> {
  const change = await tx
    .updateTable('gift_card')
    .set({ balance: sql`balance + ${movement.amount}` })
    .where('shop_id', '=', movement.shop_id)
    .where('number', '=', movement.number)
    .where(sql`balance + ${movement.amount}`, '>=', 0)
    .executeTakeFirst();
  if (change.numUpdatedRows !== 1n) return false;
  await tx.insertInto('gift_card_movement').values(movement).execute();
  return true;
}

interface NewCard {
  shop_id: string;
  number: string;
  pin_hash: string;
  amount: number;
  now: number;
  order_number?: string;
  serial?: number;
}

/** Returns false if this card of the order has been issued before. */
export async function insertGiftCard(
  tx: Db,
  { shop_id, number, pin_hash, amount, now, order_number = '', serial = 0 }: NewCard,
): Promise<boolean> {
  const issued = tx
    .selectFrom('gift_card')
    .select('number')
    .where('shop_id', '=', shop_id)
    .where('order_number', '=', order_number)
    .where('serial', '=', serial);
  if (order_number !== '' && (await issued.executeTakeFirst())) return false;
  await tx
    .insertInto('gift_card')
    .values({ shop_id, number, pin_hash, balance: 0, issued: now, order_number, serial })
    .execute();
  return amount === 0 || moveBalance(tx, { shop_id, number, order_number, amount, at: now });
}
