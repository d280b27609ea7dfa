import { type Order, orderSchema } from '@bookfront/shared/schemas';
import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { PricedLine } from '../cart/cart-lines';
import type { Db } from '../database/open';
import { parseColumn } from '../database/parse-column';
import type { Database } from '../database/schema';
import type { SessionRow } from '../session/session-repository';
import { insertEntry, updateEntry } from './order-entry';

export const orderByNumber = (
  db: Db,
  shopId: string,
  orderNumber: string,
): Promise<Selectable<Database['book_order']> | undefined> =>
  db
    .selectFrom('book_order')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('order_number', '=', orderNumber)
    .executeTakeFirst();

const storedOrderSchema = z.looseObject({ summary: z.record(z.string(), z.unknown()) });

/** Reads a stored order, adding fields that orders of an earlier version lack. */
export function readOrder({ document }: Pick<Selectable<Database['book_order']>, 'document'>): Order {
  const order = parseColumn(storedOrderSchema, document);
  const since = {
    promo_codes: [],
    post_subtotal_discount: 0,
    contains_gift_registry_item: false,
    contains_gift_registry_shipping: false,
  };
  return orderSchema.parse({ ...order, summary: { ...since, ...order.summary } });
}

/** Takes the shop's next order number in the order's transaction, so that numbers have no gaps or repeats. */
export async function takeOrderNumber(tx: Db, shopId: string): Promise<string> {
  const { next_order } = await tx
    .selectFrom('shop')
    .select('next_order')
    .where('store_id', '=', shopId)
    .executeTakeFirstOrThrow();
  await tx.updateTable('shop').set({ next_order: sql`next_order + 1` }).where('store_id', '=', shopId).execute();
  return String(next_order);
}

export interface NewOrder {
  order: Order;
  lines: readonly PricedLine[];
  session: SessionRow;
  now: number;
  /** For a test or a quote request: its lines count neither in statistics nor as ordered before. */
  isUncounted: boolean;
  /** The shop's time zone. */
  zone: string;
}

export async function insertOrder(tx: Db, { order, lines, session, now, isUncounted, zone }: NewOrder): Promise<void> {
  const owner = {
    shop_id: session.shop_id,
    order_number: order.order_number,
    account_id: session.account_id,
    placed: now,
  };
  await tx
    .insertInto('book_order')
    .values({
      ...owner,
      cart_key: session.cart_key,
      document: JSON.stringify(order),
      is_test: Number(order.is_test ?? false),
    })
    .execute();
  const { account_id, shop_id } = session;
  if (account_id && !order.is_test) await insertEntry(tx, { shop_id, account_id, order, zone });
  if (isUncounted) return;
  await tx
    .insertInto('order_line')
    .values(copiesOf(lines).map((copies) => ({ ...owner, ...copies })))
    .execute();
}

/** Adds up lines of a title for several registries or gift cards. */
function copiesOf(
  lines: readonly PricedLine[],
): Pick<Selectable<Database['order_line']>, 'eisbn' | 'condition' | 'quantity'>[] {
  const sums = new Map<string, { eisbn: string; condition: string; quantity: number }>();
  for (const { line } of lines) {
    const { eisbn, condition } = line;
    const before = sums.get(`${eisbn} ${condition}`)?.quantity ?? 0;
    sums.set(`${eisbn} ${condition}`, { eisbn, condition, quantity: before + line.quantity });
  }
  return [...sums.values()];
}

/** Takes a deleted account off its orders, which the shop's books keep, and deletes its order history. */
export async function forgetBuyer(tx: Db, accountId: string): Promise<void> {
  const unknown = { account_id: null };
  await tx.updateTable('book_order').set(unknown).where('account_id', '=', accountId).execute();
  await tx.updateTable('order_line').set(unknown).where('account_id', '=', accountId).execute();
  await tx.updateTable('promo_use').set(unknown).where('account_id', '=', accountId).execute();
  await tx.updateTable('payment').set(unknown).where('account_id', '=', accountId).execute();
  await sql`DELETE FROM order_words WHERE rowid IN (SELECT id FROM order_entry WHERE account_id = ${accountId})`.execute(
    tx,
  );
  await tx.deleteFrom('order_entry').where('account_id', '=', accountId).execute();
}

/** The account's orders as they were placed, oldest first. */
export const ordersOf = (db: Db, accountId: string) =>
  db.selectFrom('book_order').select('document').where('account_id', '=', accountId).orderBy('placed').execute();

export async function saveOrder(tx: Db, shopId: string, order: Order): Promise<void> {
  const document = JSON.stringify(order);
  await tx
    .updateTable('book_order')
    .set({ document })
    .where('shop_id', '=', shopId)
    .where('order_number', '=', order.order_number)
    .execute();
  await updateEntry(tx, shopId, order);
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
