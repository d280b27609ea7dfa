import { bumpRevision, saveTitle, withdrawTitle } from '../catalogue/title-repository';
import type { Db } from '../database/open';
import { write } from '../database/write';
import type { Shop } from '../shop/shop';
import { checkpointOf, saveCheckpoint } from './checkpoint';
import { openSource } from './source';
import type { ImportEntry, ImportTarget } from './values/import-entry';

export interface BadRecord {
  record: number;
  line: number;
  reason: string;
}
export interface ImportResult {
  added: number;
  updated: number;
  unchanged: number;
  withdrawn: number;
  bad: BadRecord[];
  resumedAt: number;
  broken?: { line: number; reason: string };
}
const batchSize = 200;

/**
 * Adds a file's titles to a shop's catalogue, batch by batch: a batch and the note of how far it went are one
 * transaction, so that a stopped import goes on where it was. A file that was read to its end before is compared again
 * and changes nothing.
 */
export async function importFile(
  db: Db,
  shop: Shop,
  path: string,
  progress: (share: number, records: number) => void,
): Promise<ImportResult> {
  const source = await openSource(path, targetOf(shop));
  const result: ImportResult = {
    added: 0,
    updated: 0,
    unchanged: 0,
    withdrawn: 0,
    bad: [],
    resumedAt: await checkpointOf(db, shop.store_id, source.fingerprint),
  };
  const seen = new Map<number | string, number>();
  let batch: ImportEntry[] = [];
  let records = result.resumedAt;
  const flush = async (finished: boolean) => {
    records = batch.at(-1)?.place.record ?? records;
    await write(db, async (tx) => {
      const before = result.added + result.updated + result.withdrawn;
      for (const entry of batch) await apply(tx, shop, entry, result);
      await saveCheckpoint(tx, shop.store_id, source.fingerprint, records, finished);
      if (result.added + result.updated + result.withdrawn > before) await bumpRevision(tx, shop);
    });
    batch = [];
    progress(finished ? 1 : source.share(), records);
  };
  for await (const entry of source.entries) {
    if (entry.kind === 'broken') result.broken = { line: entry.place.line, reason: entry.reason };
    else if (isFresh(entry, seen, result)) batch.push(entry);
    if (batch.length >= batchSize) await flush(false);
  }
  await flush(result.broken === undefined);
  return result;
}

const targetOf = (shop: Shop): ImportTarget => ({
  currency: shop.currency,
  country: shop.settings.store_info.country,
  zone: shop.settings.time_zone,
  location_id: shop.locations[0]?.id ?? '',
});

/** A book stands once in a file, whichever way its number is written; what an earlier run has done is passed over. */
function isFresh(entry: ImportEntry, seen: Map<number | string, number>, result: ImportResult): boolean {
  if (entry.kind === 'bad') return entry.place.record > result.resumedAt;
  if (entry.kind === 'broken') return false;
  const number = Number(entry.eisbn) || entry.eisbn;
  const first = seen.get(number);
  if (first === undefined) seen.set(number, entry.place.record);
  if (entry.place.record <= result.resumedAt) return false;
  if (first !== undefined)
    result.bad.push({ ...entry.place, reason: `${entry.eisbn} was already record ${first} of this file` });
  return first === undefined;
}

async function apply(tx: Db, shop: Shop, entry: ImportEntry, result: ImportResult): Promise<void> {
  if (entry.kind === 'bad') result.bad.push({ ...entry.place, reason: entry.reason });
  else if (entry.kind === 'title') result[await saveTitle(tx, shop, entry.record)]++;
  else if (entry.kind === 'withdraw')
    result[(await withdrawTitle(tx, shop, entry.eisbn)) ? 'withdrawn' : 'unchanged']++;
}
