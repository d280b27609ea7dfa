import { sql } from 'kysely';
import type { Db } from '../database/open';

export interface SearchText {
  title: string;
  subtitle: string;
  author: string;
  series: string;
  publisher: string;
  subjects: string;
}

/** One index for each shop: its own words, its own weights, and no way to see another's titles. */
export const searchTable = (shopNumber: number) => sql.table(`title_fts_${shopNumber}`);

export async function makeSearchTable(db: Db, shopNumber: number): Promise<void> {
  await sql`CREATE VIRTUAL TABLE IF NOT EXISTS ${searchTable(shopNumber)} USING fts5(
    title, subtitle, author, series, publisher, subjects, content='', contentless_delete=1, prefix='2 3', tokenize='unicode61 remove_diacritics 0')`.execute(
    db,
  );
}

export async function indexTitle(db: Db, shopNumber: number, titleId: number, text: SearchText): Promise<void> {
  await unindexTitle(db, shopNumber, titleId);
  await sql`INSERT INTO ${searchTable(shopNumber)} (rowid, title, subtitle, author, series, publisher, subjects)
    VALUES (${titleId}, ${text.title}, ${text.subtitle}, ${text.author}, ${text.series}, ${text.publisher}, ${text.subjects})`.execute(db);
}

export async function unindexTitle(db: Db, shopNumber: number, titleId: number): Promise<void> {
  await sql`DELETE FROM ${searchTable(shopNumber)} WHERE rowid = ${titleId}`.execute(db);
}

/** Title ids, best first. */
export async function searchTitles(db: Db, shopNumber: number, expression: string, limit = -1): Promise<number[]> {
  const table = searchTable(shopNumber);
  const found = await sql<{ rowid: number }>`SELECT rowid FROM ${table} WHERE ${table} MATCH ${expression}
    ORDER BY bm25(${table}, 10.0, 4.0, 8.0, 5.0, 1.0, 2.0) LIMIT ${limit}`.execute(db);
  return found.rows.map((row) => row.rowid);
}
