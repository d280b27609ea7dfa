import type { CallContext } from '../../call-context/call-context';
import type { Db } from '../../database/open';
import { dayStart } from '../../dates/dates';
import { shopByName, shopNames } from '../../shop/shop';
import { setDayFlags } from '../lines/flags';
import { catalogueRevision, hasMoreLines, linesTouchedSince, type Touched } from '../lines/line-repository';
import { flagsAt, setFlags } from '../sets/title-rows';
import { buildIndex } from './build-index';
import { type CatalogueIndex, forgetFlags } from './catalogue-index';

interface Kept {
  revision: number;
  today: number;
  index: CatalogueIndex;
  /** A new one, on its way. */
  renewal: Promise<void> | undefined;
}
/** Makes a large shop's index elsewhere; without one it is made here. */
export type Indexer = (shopId: string) => Promise<CatalogueIndex>;
const indexers = new WeakMap<Db, Indexer>();
export const useIndexer = (db: Db, indexer: Indexer): void => void indexers.set(db, indexer);

const kept = new WeakMap<Db, Map<string, Kept | Promise<Kept>>>();

/** Smaller catalogues are read sooner than a thread begins. */
const maxHere = 20_000;
/**
 * A catalogue of more titles is made anew beside the calls, which have the old index until then; a smaller one at once.
 */
const maxAtOnce = 60_000;
/** Of so many titles the stock may have moved since the last look; beyond that all is read anew. */
const maxTouched = 20_000;

/**
 * The shop's index as its catalogue stands: movements of stock and the turn of the day are put in, changes of titles
 * make it anew.
 */
export async function catalogueIndex({
  db,
  shop,
  now,
}: Pick<CallContext, 'db' | 'shop' | 'now'>): Promise<CatalogueIndex> {
  const ofDb = kept.get(db) ?? new Map<string, Kept | Promise<Kept>>();
  kept.set(db, ofDb);
  const there = await (ofDb.get(shop.store_id) ?? keep(ofDb, shop.store_id, make(db, shop.store_id)));
  const revision = await catalogueRevision(db, shop.store_id);
  const fresh =
    there.revision === revision ? there : await follow(there, ofDb, { db, shopId: shop.store_id, revision });
  const today = dayStart(now, shop.settings.time_zone);
  if (fresh.today !== today) {
    setDayFlags(fresh.index.facets.rows, fresh.index.releases, now, shop.settings.time_zone);
    forgetFlags(fresh.index);
    fresh.today = today;
  }
  return fresh.index;
}

async function make(db: Db, shopId: string): Promise<Kept> {
  const revision = await catalogueRevision(db, shopId);
  const elsewhere = (await hasMoreLines(db, shopId, maxHere)) ? indexers.get(db) : undefined;
  return {
    revision,
    today: Number.NaN,
    index: await (elsewhere?.(shopId) ?? buildIndex(db, shopId)),
    renewal: undefined,
  };
}

/** Makes the indexes of large catalogues before anybody asks for them. */
export async function warmIndexes(db: Db, now: number): Promise<void> {
  for (const name of await shopNames(db)) {
    const shop = await shopByName(db, name);
    if (shop && (await hasMoreLines(db, shop.store_id, maxHere))) await catalogueIndex({ db, shop, now });
  }
}

/** While it is being made, every call waits for the same one. */
function keep(ofDb: Map<string, Kept | Promise<Kept>>, shopId: string, making: Promise<Kept>): Promise<Kept> {
  const before = ofDb.get(shopId);
  ofDb.set(shopId, making);
  making.then(
    (made) => ofDb.set(shopId, made),
    () => (before ? ofDb.set(shopId, before) : ofDb.delete(shopId)),
  );
  return making;
}

interface Change {
  db: Db;
  shopId: string;
  revision: number;
}

async function follow(
  there: Kept,
  ofDb: Map<string, Kept | Promise<Kept>>,
  { db, shopId, revision }: Change,
): Promise<Kept> {
  const touched = await linesTouchedSince(db, shopId, there.revision, maxTouched);
  if (touched.length < maxTouched && !touched.some((line) => line.isChanged)) {
    if (restock(there.index, touched)) forgetFlags(there.index);
    there.revision = revision;
    return there;
  }
  if (there.index.size <= maxAtOnce)
    return ofDb.get(shopId) === there ? keep(ofDb, shopId, make(db, shopId)) : (ofDb.get(shopId) ?? there);
  there.renewal ??= renew(there, ofDb, db, shopId);
  return there;
}

/** One that fails is tried again at the next call. */
async function renew(there: Kept, ofDb: Map<string, Kept | Promise<Kept>>, db: Db, shopId: string): Promise<void> {
  const made = await make(db, shopId).catch(() => undefined);
  if (made) ofDb.set(shopId, made);
  there.renewal = undefined;
}

/** Tells whether any flag has changed. */
function restock({ facets: { rows }, positionOfId }: CatalogueIndex, touched: readonly Touched[]): boolean {
  let isChanged = false;
  for (const line of touched) {
    const at = positionOfId[line.title_id] ?? -1;
    if (at === -1) continue;
    const flags = (flagsAt(rows, at) & ~0xff) | (line.flags & 0xff);
    isChanged ||= flags !== flagsAt(rows, at);
    setFlags(rows, at, flags);
  }
  return isChanged;
}
