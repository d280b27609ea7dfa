import { sql } from 'kysely';
import type { FeatureTable } from '../database/content-tables';
import type { Db } from '../database/open';

/** A feature with its searchable words. */
export interface FeatureRow extends Omit<FeatureTable, 'shop_id'> {
  name: string;
  header: string;
  description: string;
}

/** The most features of a shop that are searched. */
const maxFeatures = 5000;

export const featuresOfShop = (db: Db, shopId: string): Promise<FeatureRow[]> =>
  db
    .selectFrom('feature')
    .innerJoin('list', (join) =>
      join.onRef('list.list_id', '=', 'feature.list_id').onRef('list.shop_id', '=', 'feature.shop_id'),
    )
    .select(['feature.list_id', 'date', 'category', 'sub_category', 'name', 'header', 'description'])
    .where('feature.shop_id', '=', shopId)
    .where('list.account_id', 'is', null)
    .orderBy('date', 'desc')
    .limit(maxFeatures)
    .execute();

interface CoverRow {
  list_id: string;
  eisbn: string;
  title: string;
  cover_cache: string;
  cover_url: string;
}

/** The first titles on sale of each list, in one query that stops after them. */
export async function firstTitles(
  db: Db,
  shopId: string,
  listIds: readonly string[],
  count: number,
): Promise<CoverRow[]> {
  if (listIds.length === 0) return [];
  const ofList = (listId: string) => sql`SELECT * FROM (
    SELECT i.list_id, t.eisbn, t.title, t.cover_cache, t.cover_url FROM list_item i
    JOIN title t ON t.shop_id = ${shopId} AND t.eisbn = i.eisbn AND t.for_sale = 1
    WHERE i.list_id = ${listId} ORDER BY i.position LIMIT ${count})`;
  const { rows } = await sql<CoverRow>`${sql.join(listIds.map(ofList), sql` UNION ALL `)}`.execute(db);
  return rows;
}

export async function saveFeature(tx: Db, row: FeatureTable): Promise<void> {
  const { shop_id: _shop, list_id: _list, ...fields } = row;
  await tx
    .insertInto('feature')
    .values(row)
    .onConflict((conflict) => conflict.columns(['shop_id', 'list_id']).doUpdateSet(fields))
    .execute();
}
