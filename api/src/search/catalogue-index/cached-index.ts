import type { CallContext } from '../../call-context/call-context';
import type { Db } from '../../database/open';
import { dayStart } from '../../dates/dates';
import { shopByName, shopNames } from '../../shop/shop';
import { setDayFlags } from '../lines/flags';
import { catalogueRevision, hasMoreLines, linesTouchedSince, type Touched } from '../lines/line-repository';
import { flagsAt, setFlags } from '../sets/title-rows';
import { buildIndex } from './build-index';
import { type CatalogueIndex, forgetFlags } from './catalogue-index';

interface CachedIndex {
  revision: number;
  today: number;
  index: CatalogueIndex;
  /** Set while a new index is being built. */
  renewal: Promise<void> | undefined;
}
/** Builds a large shop's index in another thread; without an indexer this thread builds it. */
export type Indexer = (shopId: string) => Promise<CatalogueIndex>;
const indexers = new WeakMap<Db, Indexer>();
export const useIndexer = (db: Db, indexer: Indexer): void => void indexers.set(db, indexer);

const cache = new WeakMap<Db, Map<string, CachedIndex | Promise<CachedIndex>>>();

/** Reading a smaller catalogue is quicker than starting a thread. */
const maxHere = 20_000;
/**
 * The index of a larger catalogue is rebuilt in the background, and calls use the old one until then; a smaller one is
 * rebuilt at once.
 */
const maxAtOnce = 60_000;
/** If more titles have changed their stock since the last call, the index is rebuilt. */
const maxTouched = 20_000;

/**
 * Gives the shop's index as its catalogue stands: applies changes of stock and the turn of the day, and rebuilds it
 * when titles have changed.
 */
export async function catalogueIndex({
  db,
  shop,
  now,
}: Pick<CallContext, 'db' | 'shop' | 'now'>): Promise<CatalogueIndex> {
  const ofDb = cache.get(db) ?? new Map<string, CachedIndex | Promise<CachedIndex>>();
  cache.set(db, ofDb);
  const cached = await (ofDb.get(shop.store_id) ??
    cacheIndex(ofDb, shop.store_id, buildCachedIndex(db, shop.store_id)));
  const revision = await catalogueRevision(db, shop.store_id);
  const fresh =
    cached.revision === revision ? cached : await applyChanges(cached, ofDb, { db, shopId: shop.store_id, revision });
  const today = dayStart(now, shop.settings.time_zone);
  if (fresh.today !== today) {
    setDayFlags(fresh.index.facets.rows, fresh.index.releases, now, shop.settings.time_zone);
    forgetFlags(fresh.index);
    fresh.today = today;
  }
  return fresh.index;
}

async function buildCachedIndex(db: Db, shopId: string): Promise<CachedIndex> {
  const revision = await catalogueRevision(db, shopId);
  const elsewhere = (await hasMoreLines(db, shopId, maxHere)) ? indexers.get(db) : undefined;
  return {
    revision,
    today: Number.NaN,
    index: await (elsewhere?.(shopId) ?? buildIndex(db, shopId)),
    renewal: undefined,
  };
}

/** Builds the indexes of large catalogues before the first call needs them. */
export async function warmIndexes(db: Db, now: number): Promise<void> {
  for (const name of await shopNames(db)) {
    const shop = await shopByName(db, name);
    if (shop && (await hasMoreLines(db, shop.store_id, maxHere))) await catalogueIndex({ db, shop, now });
  }
}

/** While an index is being built, every call waits for the same one. */
function cacheIndex(
  ofDb: Map<string, CachedIndex | Promise<CachedIndex>>,
  shopId: string,
  building: Promise<CachedIndex>,
): Promise<CachedIndex> {
  const before = ofDb.get(shopId);
  ofDb.set(shopId, building);
  building.then(
    (built) => ofDb.set(shopId, built),
    () => (before ? ofDb.set(shopId, before) : ofDb.delete(shopId)),
  );
  return building;
}

interface Change {
  db: Db;
  shopId: string;
  revision: number;
}

async function applyChanges(
  cached: CachedIndex,
  ofDb: Map<string, CachedIndex | Promise<CachedIndex>>,
  { db, shopId, revision }: Change,
): Promise<CachedIndex> {
  const touched = await linesTouchedSince(db, shopId, cached.revision, maxTouched);
  if (touched.length < maxTouched && !touched.some((line) => line.isChanged)) {
    if (restock(cached.index, touched)) forgetFlags(cached.index);
    cached.revision = revision;
    return cached;
  }
  if (cached.index.size <= maxAtOnce)
    return ofDb.get(shopId) === cached
      ? cacheIndex(ofDb, shopId, buildCachedIndex(db, shopId))
      : (ofDb.get(shopId) ?? cached);
  cached.renewal ??= renew(cached, ofDb, db, shopId);
  return cached;
}

/** The next call tries again if this fails. */
async function renew(
  cached: CachedIndex,
  ofDb: Map<string, CachedIndex | Promise<CachedIndex>>,
  db: Db,
  shopId: string,
): Promise<void> {
  const built = await buildCachedIndex(db, shopId).catch(() => undefined);
  if (built) ofDb.set(shopId, built);
  cached.renewal = undefined;
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
