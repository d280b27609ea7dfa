import { limits, type Order, type OrderRow } from '@bookfront/shared/schemas';
import { sql } from 'kysely';
import type { Db } from '../database/open';
import { yearOf } from '../dates/dates';
import { nameKey } from '../search';

/** An order for its account's history. `zone`: the shop's. */
export interface EntryParts {
  shop_id: string;
  account_id: string;
  order: Order;
  zone: string;
}

/** Adds an order to its account's history: what its card shows, and the words that it is found by. */
export async function insertEntry(tx: Db, { shop_id, account_id, order, zone }: EntryParts): Promise<void> {
  const { order_number, order_location_id: location_id } = order;
  const year = yearOf(order.order_date, zone);
  const { id } = await tx
    .insertInto('order_entry')
    .values({ shop_id, order_number, account_id, year, location_id, card: JSON.stringify(toCard(order)) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const scope = scopeOf({ account_id, year, location_id }).join(' ');
  await sql`INSERT INTO order_words (rowid, scope, words) VALUES (${id}, ${scope}, ${wordsOf(order)})`.execute(tx);
}

/** Rewrites the card of an order that has moved on; without effect if no account has it in its history. */
export async function updateEntry(tx: Db, shopId: string, order: Order): Promise<void> {
  await tx
    .updateTable('order_entry')
    .set({ card: JSON.stringify(toCard(order)) })
    .where('shop_id', '=', shopId)
    .where('order_number', '=', order.order_number)
    .execute();
}

/**
 * Words that stand for whose order it is, its year and its location, so that one full-text query answers them all with
 * a search.
 */
export const scopeOf = ({
  account_id,
  year,
  location_id,
}: {
  account_id: string;
  year?: number | undefined;
  location_id?: string | undefined;
}): string[] => [
  `a${hexOf(account_id)}`,
  ...(year === undefined ? [] : [`y${year}`]),
  ...(location_id === undefined ? [] : [`l${hexOf(location_id)}`]),
];

const hexOf = (text: string): string => Buffer.from(text).toString('hex');

function toCard(order: Order): OrderRow {
  const { summary, items, status, shipments } = order;
  return {
    order_number: order.order_number,
    order_date: order.order_date,
    order_date_text: order.order_date_text,
    delivery_key: order.delivery_key,
    delivery_type: order.delivery_type,
    order_location_id: order.order_location_id,
    order_location_name: order.order_location_name,
    items: items.slice(0, limits.orderHistory.items),
    summary: { item_count: summary.item_count, total: summary.total },
    ...(status ? { status } : {}),
    ...(shipments ? { shipments } : {}),
  };
}

/**
 * What a search of the history finds, folded as the catalogue's search folds it: number, names, purchase order, and of
 * each title its words and ISBN.
 */
const wordsOf = ({ order_number, purchaser_name, purchaseorder, shipping, items }: Order): string =>
  [
    order_number,
    purchaser_name,
    purchaseorder,
    shipping?.name ?? '',
    shipping?.orgname ?? '',
    ...items.flatMap(({ title_info }) => [
      title_info.eisbn,
      title_info.title,
      title_info.subtitle,
      ...title_info.authors.map(({ name }) => name),
    ]),
  ]
    .map(nameKey)
    .join('\n');
