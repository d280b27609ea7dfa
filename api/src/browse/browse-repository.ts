import { type Selectable, sql } from 'kysely';
import type { Db } from '../database/open';
import type { BrowseRowTable } from '../database/schema';
import { searchTable } from '../text-search/table';
import type { TitleRow } from '../title/title-cards';

/** A number that grows with every change of the shop's catalogue. */
export async function catalogueRevision(db: Db, shopId: string): Promise<number> {
  const shop = await db.selectFrom('shop').select('catalogue_revision').where('store_id', '=', shopId).executeTakeFirstOrThrow();
  return shop.catalogue_revision;
}

export const browseRows = (db: Db, shopId: string): Promise<Selectable<BrowseRowTable>[]> =>
  db.selectFrom('browse_row').selectAll().where('shop_id', '=', shopId).execute();

export async function idsByNumber(db: Db, shopId: string, eisbn: string): Promise<number[]> {
  const rows = await db
    .selectFrom('browse_row')
    .innerJoin('title', 'title.id', 'browse_row.title_id')
    .select('title_id')
    .where('title.shop_id', '=', shopId)
    .where('title.eisbn', '=', eisbn)
    .execute();
  return rows.map((row) => row.title_id);
}

/** Titles whose order key begins so, in that order. */
export const rowsByBeginning = (db: Db, shopId: string, beginning: string, limit: number): Promise<{ title_id: number; rank: number | null }[]> =>
  db
    .selectFrom('browse_row')
    .select(['title_id', 'rank'])
    .where('shop_id', '=', shopId)
    .where('sort_title', '>=', beginning)
    .where('sort_title', '<', `${beginning}\uffff`)
    .orderBy('sort_title')
    .limit(limit)
    .execute();

interface WordSearch {
  expression: string;
  /** How many matches are looked at, and how many of them, best sellers first, are given. */
  candidates: number;
  limit: number;
}

export async function idsByWords(db: Db, shop: { store_id: string; number: number }, { expression, candidates, limit }: WordSearch): Promise<number[]> {
  const table = searchTable(shop.number);
  const found = await sql<{ title_id: number }>`SELECT b.title_id FROM (SELECT rowid FROM ${table} WHERE ${table} MATCH ${expression} LIMIT ${candidates}) f
    JOIN browse_row b ON b.shop_id = ${shop.store_id} AND b.title_id = f.rowid ORDER BY b.rank IS NULL, b.rank LIMIT ${limit}`.execute(db);
  return found.rows.map((row) => row.title_id);
}

export type SuggestionRow = Pick<TitleRow, 'id' | 'eisbn' | 'title' | 'subtitle' | 'authors' | 'work_key'>;

export const suggestionRows = (db: Db, ids: readonly number[]): Promise<SuggestionRow[]> =>
  db.selectFrom('title').select(['id', 'eisbn', 'title', 'subtitle', 'authors', 'work_key']).where('id', 'in', ids).execute();
