import { sql } from 'kysely';
import type { Db } from '../database/open';
import { write } from '../database/write';
import { lineOf, saveLine } from '../search';
import { offersOfTitles, type StoredTitle, storedRecord, titlesAfter } from '../title/stored-record';
import { bumpRevision, isListed, renewKeys } from './title-repository';

/** Increase it whenever lines, keys or folding change: stored lines of an older format are then rewritten. */
const format = '6';
const key = 'browse-lines';
const batchSize = 500;

/** Rewrites the lines of titles stored by an earlier version; does nothing if all are up to date. */
export async function renewLines(db: Db): Promise<void> {
  const stored = await db.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst();
  if (stored?.value === format) return;
  for (let last = 0; ; ) {
    const from = last;
    const renewed = await write(db, async (tx) => renew(tx, await titlesAfter(tx, from, batchSize)));
    if (renewed === undefined) break;
    last = renewed;
  }
  await write(db, async (tx) => {
    await dropFullTextTables(tx);
    for (const shop of await tx.selectFrom('shop').select(['store_id', 'number']).execute())
      await bumpRevision(tx, shop);
    await sql`INSERT OR REPLACE INTO meta (key, value) VALUES (${key}, ${format})`.execute(tx);
  });
}

/** Returns the last title's id, undefined if there is none. */
async function renew(tx: Db, titles: readonly StoredTitle[]): Promise<number | undefined> {
  const offers = await offersOfTitles(tx, titles);
  for (const title of titles) {
    const record = storedRecord(title, offers.get(title.id) ?? []);
    await renewKeys(tx, title, record);
    await saveLine(tx, title.shop_id, title.id, lineOf(record), { isListed: isListed(record) });
  }
  return titles.at(-1)?.id;
}

/** Earlier versions had a full-text table per shop. */
async function dropFullTextTables(tx: Db): Promise<void> {
  const { rows } = await sql<{
    name: string;
  }>`SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE 'CREATE VIRTUAL TABLE%fts5%' AND name LIKE 'title_fts_%'`.execute(
    tx,
  );
  for (const { name } of rows) await sql`DROP TABLE ${sql.table(name)}`.execute(tx);
}
