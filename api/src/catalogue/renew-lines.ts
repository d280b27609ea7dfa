import { sql } from 'kysely';
import type { Db } from '../database/open';
import { write } from '../database/write';
import { lineOf, saveLine } from '../search';
import { offersOfTitles, type StoredTitle, storedRecord, titlesAfter } from '../title/stored-record';
import { bumpRevision, isListed, renewKeys } from './title-repository';

/**
 * Grows when lines or keys are written in another way, or texts folded in another: those of an older catalogue are then
 * rewritten.
 */
const format = '4';
const key = 'browse-lines';
const atOnce = 500;

/** Makes the lines of titles that an earlier version has stored; without effect where all are of this one. */
export async function renewLines(db: Db): Promise<void> {
  const kept = await db.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst();
  if (kept?.value === format) return;
  for (let last = 0; ; ) {
    const from = last;
    const renewed = await write(db, async (tx) => renew(tx, await titlesAfter(tx, from, atOnce)));
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

/** Gives the last title's id, undefined where there is none. */
async function renew(tx: Db, titles: readonly StoredTitle[]): Promise<number | undefined> {
  const offers = await offersOfTitles(tx, titles);
  for (const title of titles) {
    const record = storedRecord(title, offers.get(title.id) ?? []);
    await renewKeys(tx, title, record);
    await saveLine(tx, title.shop_id, title.id, lineOf(record), isListed(record));
  }
  return titles.at(-1)?.id;
}

/** Searches were a virtual table for each shop before. */
async function dropFullTextTables(tx: Db): Promise<void> {
  const { rows } = await sql<{
    name: string;
  }>`SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE 'CREATE VIRTUAL TABLE%fts5%' AND name LIKE 'title_fts_%'`.execute(
    tx,
  );
  for (const { name } of rows) await sql`DROP TABLE ${sql.table(name)}`.execute(tx);
}
