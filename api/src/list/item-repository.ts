import { type ExpressionBuilder, sql } from 'kysely';
import type { Db } from '../database/open';
import type { Database } from '../database/schema';
import type { ListKey } from './list-repository';

/** The titles of the list that are on sale. */
const onSale = (db: Db, { list_id, shop_id }: ListKey) =>
  db
    .selectFrom('list_item')
    .innerJoin('title', (join) => join.onRef('title.eisbn', '=', 'list_item.eisbn').on('title.shop_id', '=', shop_id))
    .select('list_item.eisbn')
    .where('list_item.list_id', '=', list_id)
    .where('title.for_sale', '=', 1);

/** ISBNs on one page of a list, in the list's order. */
export async function pageOfList(
  db: Db,
  list: ListKey,
  { limit, offset }: { limit: number; offset: number },
): Promise<string[]> {
  const rows = await onSale(db, list).orderBy('list_item.position').limit(limit).offset(offset).execute();
  return rows.map(({ eisbn }) => eisbn);
}

/** ISBNs before and after a title; '' at the ends. Undefined if the title is not on the list. */
export async function besideInList(
  db: Db,
  list: ListKey,
  eisbn: string,
): Promise<{ previous: string; next: string } | undefined> {
  const at = await db
    .selectFrom('list_item')
    .select('position')
    .where('list_id', '=', list.list_id)
    .where('eisbn', '=', eisbn)
    .executeTakeFirst();
  if (!at) return undefined;
  const [before, after] = await Promise.all([
    onSale(db, list).where('position', '<', at.position).orderBy('position', 'desc').limit(1).executeTakeFirst(),
    onSale(db, list).where('position', '>', at.position).orderBy('position').limit(1).executeTakeFirst(),
  ]);
  return { previous: before?.eisbn ?? '', next: after?.eisbn ?? '' };
}

/** The most recently added titles, including those no longer on sale. */
export const newestOfList = (db: Db, listId: string, limit: number): Promise<{ eisbn: string }[]> =>
  db
    .selectFrom('list_item')
    .select('eisbn')
    .where('list_id', '=', listId)
    .orderBy('position', 'desc')
    .limit(limit)
    .execute();

export async function countItems(db: Db, listId: string): Promise<number> {
  const items = db.selectFrom('list_item').select(({ fn }) => fn.countAll<number>().as('count'));
  return (await items.where('list_id', '=', listId).executeTakeFirstOrThrow()).count;
}

/** Which of these ISBNs are on the list. */
export async function eisbnsOnList(db: Db, listId: string, eisbns: readonly string[]): Promise<Set<string>> {
  const held = new Set<string>();
  for (let at = 0; at < eisbns.length; at += batchSize) {
    const items = db.selectFrom('list_item').select('eisbn').where('list_id', '=', listId);
    for (const { eisbn } of await items.where('eisbn', 'in', eisbns.slice(at, at + batchSize)).execute())
      held.add(eisbn);
  }
  return held;
}

async function lastPosition(tx: Db, listId: string): Promise<number> {
  const items = tx.selectFrom('list_item').select(({ fn }) => fn.max('position').as('position'));
  return (await items.where('list_id', '=', listId).executeTakeFirst())?.position ?? 0;
}

/** Appends the titles in the given order; those already on the list keep their position. */
export async function addItems(tx: Db, listId: string, eisbns: readonly string[]): Promise<void> {
  const last = await lastPosition(tx, listId);
  for (let at = 0; at < eisbns.length; at += batchSize) {
    const rows = eisbns
      .slice(at, at + batchSize)
      .map((eisbn, index) => ({ list_id: listId, eisbn, position: last + 1 + at + index }));
    await tx
      .insertInto('list_item')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
const batchSize = 500;

/** Copies all items of `from` inside the database. */
export async function addItemsOf(tx: Db, from: ListKey, toListId: string): Promise<void> {
  const last = await lastPosition(tx, toListId);
  const place = ({ ref }: ExpressionBuilder<Database, 'list_item'>) => sql<number>`${ref('position')} + ${last} + 1`;
  await tx
    .insertInto('list_item')
    .columns(['list_id', 'eisbn', 'position'])
    .expression((db) =>
      db
        .selectFrom('list_item')
        .where('list_id', '=', from.list_id)
        .select((item) => [item.val(toListId).as('list_id'), 'eisbn', place(item).as('position')]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeItems(tx: Db, listId: string, eisbns: readonly string[]): Promise<void> {
  await tx.deleteFrom('list_item').where('list_id', '=', listId).where('eisbn', 'in', eisbns).execute();
}
