import { limits, type Suggestion } from '@bookfront/shared/schemas';
import { sql } from 'kysely';
import type { CallContext } from '../call';
import { toIsbn13 } from '../isbn/isbn';
import { sortKey } from '../text-search/fold';
import { matchExpression } from '../text-search/query';
import { searchTable } from '../text-search/table';

/** How many matches are looked at before the best are picked: keeps a short beginning quick in any catalogue. */
const candidates = 250;

/** Titles for what has been typed so far: those that begin with it, then those that hold its words, best sellers first, each work once. */
export async function suggest(context: CallContext, text: string): Promise<Suggestion[]> {
  const isbn = toIsbn13(text);
  const ids = isbn ? await idsByNumber(context, isbn) : [...(await idsByBeginning(context, text)), ...(await idsByWords(context, text))];
  if (ids.length === 0) return [];
  const unique = [...new Set(ids)];
  const rows = await context.db.selectFrom('title').select(['id', 'eisbn', 'title', 'subtitle', 'authors', 'work_key']).where('id', 'in', unique).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const works = new Map<string, Suggestion>();
  for (const id of unique) {
    const row = byId.get(id);
    const authors: { name: string }[] = row ? JSON.parse(row.authors) : [];
    if (row && !works.has(row.work_key))
      works.set(row.work_key, { eisbn: row.eisbn, title: row.title, subtitle: row.subtitle, author: authors[0]?.name ?? '' });
  }
  return [...works.values()].slice(0, limits.search.suggestions);
}

async function idsByNumber({ db, shop }: CallContext, eisbn: string): Promise<number[]> {
  const rows = await db
    .selectFrom('browse_row')
    .innerJoin('title', 'title.id', 'browse_row.title_id')
    .select('title_id')
    .where('title.shop_id', '=', shop.store_id)
    .where('title.eisbn', '=', eisbn)
    .execute();
  return rows.map((row) => row.title_id);
}

async function idsByBeginning({ db, shop }: CallContext, text: string): Promise<number[]> {
  const beginning = sortKey(text);
  if (beginning === '') return [];
  const rows = await db
    .selectFrom('browse_row')
    .select(['title_id', 'rank'])
    .where('shop_id', '=', shop.store_id)
    .where('sort_title', '>=', beginning)
    .where('sort_title', '<', `${beginning}\uffff`)
    .orderBy('sort_title')
    .limit(candidates)
    .execute();
  return rows
    .toSorted((a, b) => (a.rank ?? 1e9) - (b.rank ?? 1e9))
    .slice(0, 3 * limits.search.suggestions)
    .map((row) => row.title_id);
}

async function idsByWords({ db, shop }: CallContext, text: string): Promise<number[]> {
  const expression = matchExpression(text);
  if (!expression) return [];
  const table = searchTable(shop.number);
  const found = await sql<{ title_id: number }>`SELECT b.title_id FROM (SELECT rowid FROM ${table} WHERE ${table} MATCH ${expression} LIMIT ${candidates}) f
    JOIN browse_row b ON b.shop_id = ${shop.store_id} AND b.title_id = f.rowid ORDER BY b.rank IS NULL, b.rank LIMIT ${3 * limits.search.suggestions}`.execute(
    db,
  );
  return found.rows.map((row) => row.title_id);
}
