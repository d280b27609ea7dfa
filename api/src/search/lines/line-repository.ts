import { sql } from 'kysely';
import type { BrowseLineTable } from '../../database/catalogue-tables';
import { insertRow } from '../../database/insert-row';
import type { Db } from '../../database/open';
import type { Line } from './line';

export type IndexLine = Pick<
  BrowseLineTable,
  'popularity' | 'title_id' | 'sort_title' | 'sort_author' | 'release_date' | 'price' | 'flags' | 'facets' | 'words'
>;

/** Lines of titles on sale after `last`, best sellers first. */
export async function linesAfter(
  db: Db,
  shopId: string,
  last: { popularity: number; title_id: number } | undefined,
  limit: number,
): Promise<IndexLine[]> {
  const lines = db
    .selectFrom('browse_line')
    .select([
      'popularity',
      'title_id',
      'sort_title',
      'sort_author',
      'release_date',
      'price',
      'flags',
      'facets',
      'words',
    ])
    .where('shop_id', '=', shopId)
    .where('listed', '=', 1)
    .$if(last !== undefined, (query) =>
      query.where(sql<boolean>`(popularity, title_id) > (${last?.popularity}, ${last?.title_id})`),
    )
    .orderBy('popularity')
    .orderBy('title_id')
    .limit(limit);
  return lines.execute();
}

export async function hasMoreLines(db: Db, shopId: string, than: number): Promise<boolean> {
  const line = await db
    .selectFrom('browse_line')
    .select('title_id')
    .where('shop_id', '=', shopId)
    .orderBy('popularity')
    .limit(1)
    .offset(than)
    .executeTakeFirst();
  return line !== undefined;
}

/** Increases with every change of the shop's catalogue. */
export async function catalogueRevision(db: Db, shopId: string): Promise<number> {
  const shop = await db
    .selectFrom('shop')
    .select('catalogue_revision')
    .where('store_id', '=', shopId)
    .executeTakeFirstOrThrow();
  return shop.catalogue_revision;
}

export interface Touched {
  title_id: number;
  flags: number;
  /** More than stock has changed: words, facets, price or sort order. */
  isChanged: boolean;
}

/** Titles changed since a revision, at most `limit`. */
export async function linesTouchedSince(db: Db, shopId: string, revision: number, limit: number): Promise<Touched[]> {
  const rows = await db
    .selectFrom('browse_line')
    .select(['title_id', 'flags', 'changed'])
    .where('shop_id', '=', shopId)
    .where('touched', '>', revision)
    .limit(limit)
    .execute();
  return rows.map(({ title_id, flags, changed }) => ({ title_id, flags, isChanged: changed > revision }));
}

const nextRevision = (shopId: string) =>
  sql<number>`(select catalogue_revision + 1 from shop where store_id = ${shopId})`;

/**
 * Writes a title's line under the next revision; the caller runs `bumpRevision` in the same transaction or a later one:
 * until then nobody sees the change.
 */
export async function saveLine(
  tx: Db,
  shopId: string,
  title_id: number,
  line: Line,
  { isListed, isNew = false }: { isListed: boolean; isNew?: boolean },
): Promise<void> {
  if (!isNew) await tx.deleteFrom('browse_line').where('title_id', '=', title_id).execute();
  const revision = (await catalogueRevision(tx, shopId)) + 1;
  const listed = Number(isListed);
  await insertRow(tx, 'browse_line', {
    ...line,
    shop_id: shopId,
    title_id,
    listed,
    changed: revision,
    touched: revision,
  });
}

export async function unlistLine(tx: Db, shopId: string, titleId: number): Promise<void> {
  const revision = nextRevision(shopId);
  await tx
    .updateTable('browse_line')
    .set({ listed: 0, changed: revision, touched: revision })
    .where('title_id', '=', titleId)
    .execute();
}

/** Returns whether the flags have changed. */
export async function saveFlags(tx: Db, shopId: string, titleId: number, flags: number): Promise<boolean> {
  const revision = nextRevision(shopId);
  const change = await tx
    .updateTable('browse_line')
    .set({ flags, touched: revision })
    .where('title_id', '=', titleId)
    .where('flags', '<>', flags)
    .executeTakeFirst();
  return change.numUpdatedRows > 0n;
}
