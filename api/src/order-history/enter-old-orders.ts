import type { Order } from '@bookfront/shared/schemas';
import { sql } from 'kysely';
import type { Db } from '../database/open';
import { write } from '../database/write';
import { insertEntry } from '../order/order-entry';
import { readOrder } from '../order/order-repository';
import { allShops } from '../shop/shop';

const key = 'order-entries';
const batchSize = 200;

/** An order that its account's history lacks. */
interface Missing {
  shop_id: string;
  order_number: string;
}
type OnUnreadable = (error: unknown, order: Missing) => void;

/**
 * Enters the orders of earlier versions into their accounts' histories, once; does nothing after that. An order that
 * can't be read is left out.
 */
export async function enterOldOrders(db: Db, onUnreadable: OnUnreadable): Promise<void> {
  if (await db.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst()) return;
  const zones = new Map((await allShops(db)).map(({ store_id, settings }) => [store_id, settings.time_zone]));
  const missing = await missingOrders(db);
  for (let at = 0; at < missing.length; at += batchSize)
    await write(db, async (tx) => {
      for (const order of missing.slice(at, at + batchSize)) await enter(tx, order, { zones, onUnreadable });
    });
  await write(db, (tx) => sql`INSERT OR IGNORE INTO meta (key, value) VALUES (${key}, '1')`.execute(tx));
}

/** Oldest first, since the ids of entries rise with the orders. */
const missingOrders = (db: Db): Promise<Missing[]> =>
  db
    .selectFrom('book_order')
    .select(['shop_id', 'order_number'])
    .where('account_id', 'is not', null)
    .where('is_test', '=', 0)
    .orderBy('placed')
    .orderBy(sql`length(order_number)`)
    .orderBy('order_number')
    .execute();

/** Without effect if another instance has entered the order meanwhile. */
async function enter(
  tx: Db,
  missing: Missing,
  { zones, onUnreadable }: { zones: ReadonlyMap<string, string>; onUnreadable: OnUnreadable },
): Promise<void> {
  const { shop_id, order_number } = missing;
  const row = await tx
    .selectFrom('book_order')
    .leftJoin('order_entry', (join) =>
      join
        .onRef('order_entry.shop_id', '=', 'book_order.shop_id')
        .onRef('order_entry.order_number', '=', 'book_order.order_number'),
    )
    .select(['book_order.account_id', 'document'])
    .where('book_order.shop_id', '=', shop_id)
    .where('book_order.order_number', '=', order_number)
    .where('order_entry.id', 'is', null)
    .executeTakeFirst();
  if (!row?.account_id) return;
  const order = orderOf(row, (error) => onUnreadable(error, missing));
  if (order) await insertEntry(tx, { shop_id, account_id: row.account_id, order, zone: zones.get(shop_id) ?? 'UTC' });
}

function orderOf(row: { document: string }, onError: (error: unknown) => void): Order | undefined {
  try {
    return readOrder(row);
  } catch (error) {
    onError(error);
    return undefined;
  }
}
