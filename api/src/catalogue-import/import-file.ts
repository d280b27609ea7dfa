import { basename } from 'node:path';
import { mergeTitle } from '../catalogue/merge-title';
import { bumpRevision } from '../catalogue/title-repository';
import type { UpdateSource } from '../catalogue/title-update';
import { withdrawTitle } from '../catalogue/withdraw-title';
import type { Db } from '../database/open';
import { letOthersWrite, write } from '../database/write';
import type { Shop } from '../shop/shop';
import { checkpointOf, saveCheckpoint } from './checkpoint';
import { openSource } from './source';
import { tooLong } from './too-long';
import type { ImportEntry, ImportNote, ImportTarget, RecordPosition } from './values/import-entry';

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
  /** The first refused records, so that a file of rubbish fits into memory. */
  bad: BadRecord[];
  refused: number;
  /** How often each reason was given, without the values in it. */
  reasons: Map<string, number>;
  encoding: string;
  /** How many of the titles that were taken the report has something to say about. */
  notes: Record<ImportNote, number>;
  /** Formats that aren't known, as the file has them, and how many titles have each. */
  unknownForms: Map<string, number>;
  resumedAt: number;
  columns?: { used: readonly string[]; unused: readonly string[] };
  /** Of ONIX, by reference name; the most frequent first. */
  unusedElements?: readonly (readonly [name: string, count: number])[];
  /** `line` 0: nothing of the file could be read. */
  broken?: { line: number; reason: string };
}
const maxKept = 10_000;
type RecordEntry = Exclude<ImportEntry, { kind: 'columns' | 'elements' | 'broken' }>;
/**
 * So few that an order never waits for long, and shared by the writers of the shop: between two batches each of them has
 * its turn.
 */
const batchSize = 10;

interface ImportOptions {
  /** Counts what would change, and changes nothing. */
  isDryRun?: boolean;
  /** As the decoder calls it; by default the bytes decide. */
  encoding?: string | undefined;
}

/**
 * Imports a file's titles into a shop's catalogue in batches. Each batch and its checkpoint are one transaction, so an
 * interrupted import continues where it stopped. Importing a finished file again changes nothing.
 */
export async function importFile(
  db: Db,
  shop: Shop,
  path: string,
  progress: (share: number, records: number) => void,
  { isDryRun = false, encoding }: ImportOptions = {},
): Promise<ImportResult> {
  const target = targetOf(shop);
  const source = await openSource(path, target, encoding);
  const origin: UpdateSource = { kind: source.kind, name: basename(path), location_id: target.location_id };
  const result: ImportResult = {
    added: 0,
    updated: 0,
    unchanged: 0,
    withdrawn: 0,
    bad: [],
    refused: 0,
    reasons: new Map(),
    encoding: source.encoding,
    notes: { no_price: 0, off_sale: 0 },
    unknownForms: new Map(),
    resumedAt: isDryRun ? 0 : await checkpointOf(db, shop.store_id, source.fingerprint),
  };
  const seen = new Map<number | string, number>();
  let batch: RecordEntry[] = [];
  let records = result.resumedAt;
  const publication = new Publication(result.resumedAt > 0);
  const flush = async (isLast: boolean) => {
    const finished = isLast && result.broken === undefined;
    records = batch.at(-1)?.place.record ?? records;
    await letOthersWrite(db);
    await (isDryRun ? tryOut : write)(db, async (tx) => {
      for (const entry of batch) await apply(tx, shop, entry, origin, result);
      await saveCheckpoint(tx, shop.store_id, source.fingerprint, records, finished);
      if (publication.isDue(changesOf(result), isLast)) await bumpRevision(tx, shop);
    });
    batch = [];
    progress(finished ? 1 : source.share(), records);
  };
  for await (const entry of source.entries) {
    if (entry.kind === 'broken') result.broken = { line: entry.place.line, reason: entry.reason };
    else if (entry.kind === 'columns') result.columns = { used: entry.used, unused: entry.unused };
    else if (entry.kind === 'elements') result.unusedElements = entry.unused;
    else if (isFresh(entry, source.kind === 'list' ? seen : undefined, result)) batch.push(entry);
    if (batch.length >= batchSize) await flush(false);
  }
  await flush(true);
  return result;
}

const changesOf = ({ added, updated, withdrawn }: ImportResult): number => added + updated + withdrawn;

const publicationMs = 2000;
/** Each publication makes the shop read its catalogue again, so that changes are published together. */
class Publication {
  private published: number;
  private last = 0;

  /** What an import that stopped has changed may not have been published. */
  constructor(isResumed: boolean) {
    this.published = isResumed ? -1 : 0;
  }

  isDue(changes: number, isLast: boolean): boolean {
    if (changes === this.published || (!isLast && Date.now() - this.last < publicationMs)) return false;
    this.published = changes;
    this.last = Date.now();
    return true;
  }
}

class RolledBack extends Error {}

/** Runs the change in a transaction that is rolled back. */
async function tryOut(db: Db, change: (tx: Db) => Promise<void>): Promise<void> {
  try {
    await write(db, async (tx) => {
      await change(tx);
      throw new RolledBack();
    });
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
}

const targetOf = (shop: Shop): ImportTarget => ({
  currency: shop.currency,
  country: shop.settings.store_info.country,
  province: shop.settings.store_info.province,
  zone: shop.settings.time_zone,
  location_id: shop.locations[0]?.id ?? '',
  now: Math.floor(Date.now() / 1000),
});

/**
 * Skips records that an earlier run has imported, and in a table numbers that it has already had, in whatever form. A
 * feed may have several records of one title: they apply in their order.
 */
function isFresh(entry: RecordEntry, seen: Map<number | string, number> | undefined, result: ImportResult): boolean {
  const isNew = entry.place.record > result.resumedAt;
  if (entry.kind === 'bad' || !seen) return isNew;
  const eisbn = entry.kind === 'title' ? entry.update.eisbn : entry.eisbn;
  const number = Number(eisbn) || eisbn;
  const first = seen.get(number);
  if (first === undefined) seen.set(number, entry.place.record);
  if (isNew && first !== undefined) refuse(result, entry.place, `${eisbn} was already record ${first} of this file`);
  return isNew && first === undefined;
}

async function apply(
  tx: Db,
  shop: Shop,
  entry: RecordEntry,
  origin: UpdateSource,
  result: ImportResult,
): Promise<void> {
  if (entry.kind === 'bad') refuse(result, entry.place, entry.reason);
  else if (entry.kind === 'title') await applyUpdate(tx, shop, entry, origin, result);
  else if (entry.kind === 'withdraw')
    result[(await withdrawTitle(tx, shop, entry.eisbn)) ? 'withdrawn' : 'unchanged']++;
}

async function applyUpdate(
  tx: Db,
  shop: Shop,
  { update, place, notes, unknownForm }: Extract<ImportEntry, { kind: 'title' }>,
  origin: UpdateSource,
  result: ImportResult,
): Promise<void> {
  const fault = tooLong(update);
  if (fault !== undefined) return refuse(result, place, fault);
  const saved = await mergeTitle(tx, shop, update, origin);
  if (saved === 'unknown')
    refuse(result, place, `${update.eisbn} is not in the shop, and this is too little for a new title`);
  else {
    result[saved]++;
    for (const note of notes) result.notes[note]++;
    if (unknownForm !== undefined) count(result.unknownForms, unknownForm);
  }
}

function refuse(result: ImportResult, { record, line }: RecordPosition, reason: string): void {
  result.refused++;
  if (result.bad.length < maxKept) result.bad.push({ record, line, reason });
  const kind = reason
    .replace(/'[^']*'/g, '…')
    .replace(/\d{6,}/g, '…')
    .replace(/record \d+/, 'a record');
  count(result.reasons, kind);
}

const maxKinds = 50;

/** Counts what is the same; of a file of rubbish only the first kinds. */
function count(counts: Map<string, number>, kind: string): void {
  if (counts.has(kind) || counts.size < maxKinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
}
