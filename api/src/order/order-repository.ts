import type { Order } from '@bookfront/shared/schemas';
import { type Selectable, sql } from 'kysely';
import type { PricedLine } from '../cart/cart-lines';
import type { Db } from '../database/open';
import type { Database } from '../database/schema';
import type { SessionRow } from '../session/session-repository';

export const orderByNumber = (db: Db, shopId: string, orderNumber: string): Promise<Selectable<Database['book_order']> | undefined> =>
  db.selectFrom('book_order').selectAll().where('shop_id', '=', shopId).where('order_number', '=', orderNumber).executeTakeFirst();

/** The shop's next number: no gap, no repeat, since it moves with the order or not at all. */
export async function takeOrderNumber(tx: Db, shopId: string): Promise<string> {
  const { next_order } = await tx.selectFrom('shop').select('next_order').where('store_id', '=', shopId).executeTakeFirstOrThrow();
  await tx.updateTable('shop').set({ next_order: sql`next_order + 1` }).where('store_id', '=', shopId).execute();
  return String(next_order);
}

export interface NewOrder {
  order: Order;
  lines: readonly PricedLine[];
  session: SessionRow;
  now: number;
  isTest: boolean;
}

/** A test has no lines in the figures: nobody is told that they ordered the title before. */
export async function insertOrder(tx: Db, { order, lines, session, now, isTest }: NewOrder): Promise<void> {
  const owner = { shop_id: session.shop_id, order_number: order.order_number, account_id: session.account_id, placed: now };
  await tx
    .insertInto('book_order')
    .values({ ...owner, cart_key: session.cart_key, document: JSON.stringify(order), is_test: Number(isTest) })
    .execute();
  if (isTest) return;
  await tx
    .insertInto('order_line')
    .values(lines.map(({ line }) => ({ ...owner, eisbn: line.eisbn, condition: line.condition, quantity: line.quantity })))
    .execute();
}

type LastOrderRow = Pick<Selectable<Database['order_line']>, 'order_number' | 'placed'>;

export const lastOrderOf = (db: Db, accountId: string, eisbn: string): Promise<LastOrderRow | undefined> =>
  db
    .selectFrom('order_line')
    .select(['order_number', 'placed'])
    .where('account_id', '=', accountId)
    .where('eisbn', '=', eisbn)
    .orderBy('placed', 'desc')
    .limit(1)
    .executeTakeFirst();
