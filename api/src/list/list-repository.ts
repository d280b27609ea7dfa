import type { Calendar, List } from '@bookfront/shared/schemas';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../database/open';
import type { Database } from '../database/schema';
import { describeList } from './list-description';

export type ListRow = Selectable<Database['list']>;
export type ListKey = Pick<ListRow, 'list_id' | 'shop_id'>;

export const listById = (db: Db, shopId: string, listId: string): Promise<ListRow | undefined> =>
  db.selectFrom('list').selectAll().where('shop_id', '=', shopId).where('list_id', '=', listId).executeTakeFirst();

/** `row_count`: its titles on sale. `contains_eisbn`: whether the title asked about is on it. */
export type CountedList = ListRow & { row_count: number; contains_eisbn: number };

/** An account's lists, the built-in one first, in one query. */
export const listsOfAccount = (db: Db, accountId: string, eisbn = ''): Promise<CountedList[]> =>
  counted(db, eisbn).where('list.account_id', '=', accountId).orderBy('can_delete').orderBy('name').execute();

export const countedList = (db: Db, { list_id }: Pick<ListRow, 'list_id'>): Promise<CountedList> =>
  counted(db, '').where('list.list_id', '=', list_id).executeTakeFirstOrThrow();

const counted = (db: Db, eisbn: string) =>
  db
    .selectFrom('list')
    .selectAll('list')
    .select((list) => [
      list
        .selectFrom('list_item')
        .innerJoin('title', (join) =>
          join.onRef('title.eisbn', '=', 'list_item.eisbn').onRef('title.shop_id', '=', 'list.shop_id'),
        )
        .whereRef('list_item.list_id', '=', 'list.list_id')
        .where('title.for_sale', '=', 1)
        .select(({ fn }) => fn.countAll<number>().as('titles'))
        .$asScalar()
        .$notNull()
        .as('row_count'),
      list
        .selectFrom('list_item')
        .whereRef('list_item.list_id', '=', 'list.list_id')
        .where('list_item.eisbn', '=', eisbn)
        .select(({ fn }) => fn.countAll<number>().as('titles'))
        .$asScalar()
        .$notNull()
        .as('contains_eisbn'),
    ]);

export const namesOfAccount = (db: Db, accountId: string): Promise<Pick<ListRow, 'list_id' | 'name'>[]> =>
  db.selectFrom('list').select(['list_id', 'name']).where('account_id', '=', accountId).execute();

export const countLists = async (db: Db, accountId: string): Promise<number> => {
  const lists = db.selectFrom('list').select(({ fn }) => fn.countAll<number>().as('count'));
  return (await lists.where('account_id', '=', accountId).executeTakeFirstOrThrow()).count;
};

/** How a list begins. */
export const plainList = {
  header: '',
  header_visible: 0,
  can_delete: 1,
  placement: 'other',
  max_titles: null,
  needs_login: 0,
} as const;

export async function insertList(tx: Db, row: Insertable<Database['list']>): Promise<void> {
  await tx.insertInto('list').values(row).execute();
}

export async function updateList(
  tx: Db,
  { list_id }: Pick<ListRow, 'list_id'>,
  fields: Pick<ListRow, 'name' | 'description'>,
): Promise<void> {
  await tx
    .updateTable('list')
    .set({ ...fields, revision: sql`revision + 1` })
    .where('list_id', '=', list_id)
    .execute();
}

/** Deletes the list and its items. */
export async function deleteList(tx: Db, { list_id }: Pick<ListRow, 'list_id'>): Promise<void> {
  await tx.deleteFrom('list_item').where('list_id', '=', list_id).execute();
  await tx.deleteFrom('list').where('list_id', '=', list_id).execute();
}

/** The shop's own lists with the number of their titles on sale, in one query. */
export const countedShopLists = async (
  db: Db,
  shopId: string,
  listIds: readonly string[],
): Promise<ReadonlyMap<string, CountedList>> => {
  if (listIds.length === 0) return new Map();
  const lists = counted(db, '').where('list.shop_id', '=', shopId).where('list.account_id', 'is', null);
  const rows = await lists.where('list.list_id', 'in', [...new Set(listIds)]).execute();
  return new Map(rows.map((row) => [row.list_id, row]));
};

/** `calendar`: the shop's, if the list's description shows it. */
export const toList = (row: CountedList, accountId: string | null | undefined, calendar?: Calendar): List => ({
  list_id: row.list_id,
  name: row.name,
  ...describeList(row, calendar),
  header: row.header,
  header_visible: row.header_visible === 1,
  has_titles: row.row_count > 0,
  contains_eisbn: row.contains_eisbn > 0,
  can_delete: row.can_delete === 1,
  placement: toPlacement(row.placement),
  type: row.event_id === '' ? 'list' : 'event',
  event_id: row.event_id,
  limit: row.max_titles,
  row_count: row.row_count,
  owner: { is_you: row.account_id !== null && row.account_id === accountId },
  revision: row.revision,
});

const placements: readonly List['placement'][] = ['banner', 'left_sidebar', 'featured', 'other'];
const toPlacement = (text: string): List['placement'] => placements.find((placement) => placement === text) ?? 'other';
