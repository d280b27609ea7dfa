import type { List } from '@bookfront/shared/schemas';
import type { Selectable } from 'kysely';
import type { Db } from '../database/open';
import type { Database } from '../database/schema';

export type ListRow = Selectable<Database['list']>;

export const listById = (db: Db, shopId: string, listId: string): Promise<ListRow | undefined> =>
  db.selectFrom('list').selectAll().where('shop_id', '=', shopId).where('list_id', '=', listId).executeTakeFirst();

export const listsOfAccount = (db: Db, accountId: string): Promise<ListRow[]> =>
  db.selectFrom('list').selectAll().where('account_id', '=', accountId).orderBy('can_delete').orderBy('name').execute();

/** Numbers of the list's titles that the shop sells, in the list's order. */
export async function listEisbns(db: Db, list: Pick<ListRow, 'list_id' | 'shop_id'>): Promise<string[]> {
  const rows = await db
    .selectFrom('list_item')
    .innerJoin('title', (join) =>
      join.onRef('title.eisbn', '=', 'list_item.eisbn').on('title.shop_id', '=', list.shop_id),
    )
    .select('list_item.eisbn')
    .where('list_id', '=', list.list_id)
    .where('title.for_sale', '=', 1)
    .orderBy('position')
    .execute();
  return rows.map((row) => row.eisbn);
}

export const wishlistOf = (db: Db, listId: string): Promise<{ eisbn: string }[]> =>
  db.selectFrom('list_item').select('eisbn').where('list_id', '=', listId).orderBy('position', 'desc').execute();

export async function addToList(tx: Db, listId: string, eisbn: string): Promise<void> {
  const last = await tx
    .selectFrom('list_item')
    .select(({ fn }) => fn.max('position').as('position'))
    .where('list_id', '=', listId)
    .executeTakeFirst();
  await tx
    .insertInto('list_item')
    .values({ list_id: listId, eisbn, position: (last?.position ?? 0) + 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeFromList(tx: Db, listId: string, eisbns: readonly string[]): Promise<void> {
  await tx.deleteFrom('list_item').where('list_id', '=', listId).where('eisbn', 'in', eisbns).execute();
}

export const toList = (
  row: ListRow,
  { has_titles, contains_eisbn = false }: { has_titles: boolean; contains_eisbn?: boolean },
): List => ({
  list_id: row.list_id,
  name: row.name,
  description: row.description,
  header: row.header,
  header_visible: row.header_visible === 1,
  has_titles,
  contains_eisbn,
  can_delete: row.can_delete === 1,
  placement: toPlacement(row.placement),
  type: 'list',
  event_id: '',
  limit: row.max_titles,
});

const placements: readonly List['placement'][] = ['banner', 'left_sidebar', 'featured', 'other'];
const toPlacement = (text: string): List['placement'] => placements.find((placement) => placement === text) ?? 'other';
