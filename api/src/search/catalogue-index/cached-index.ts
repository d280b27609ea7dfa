import type { CallContext } from '../../call-context/call-context';
import type { Db } from '../../database/open';
import { dayStart } from '../../dates/dates';
import { shopByName, shopNames } from '../../shop/shop';
import { setDayFlags } from '../lines/flags';
import { catalogueRevision, hasMoreLines, linesTouchedSince, type Touched } from '../lines/line-repository';
import { flagsAt, setFlags } from '../sets/title-rows';
import { buildIndex } from './build-index';
import { type CatalogueIndex, clearFlagBits } from './catalogue-index';

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

/** Building the index of a smaller catalogue is faster than starting a thread. */
const maxInThread = 20_000;
/**
 * The index of a larger catalogue is rebuilt in the background, and calls use the old one until then; a smaller one is
 * rebuilt at once.
 */
const maxBlocking = 60_000;
/** If more titles than this have changed stock since the last call, the index is rebuilt. */
const maxTouched = 20_000;

/**
 * Returns the shop's index, up to date: applies changes of stock and date, and rebuilds the index when titles have
 * changed.
 */
export async function catalogueIndex({
  db,
  shop,
  now,
}: Pick<CallContext, 'db' | 'shop' | 'now'>): Promise<CatalogueIndex> {
  const shopIndexes = cache.get(db) ?? new Map<string, CachedIndex | Promise<CachedIndex>>();
  cache.set(db, shopIndexes);
  const cached = await (shopIndexes.get(shop.store_id) ??
    cacheIndex(shopIndexes, shop.store_id, buildCachedIndex(db, shop.store_id)));
  const revision = await catalogueRevision(db, shop.store_id);
  const fresh =
    cached.revision === revision
      ? cached
      : await applyChanges(cached, shopIndexes, { db, shopId: shop.store_id, revision });
  const today = dayStart(now, shop.settings.time_zone);
  if (fresh.today !== today) {
    setDayFlags(fresh.index.facets.rows, fresh.index.releases, now, shop.settings.time_zone);
    clearFlagBits(fresh.index);
    fresh.today = today;
  }
  return fresh.index;
}

async function buildCachedIndex(db: Db, shopId: string): Promise<CachedIndex> {
  const revision = await catalogueRevision(db, shopId);
  const indexer = (await hasMoreLines(db, shopId, maxInThread)) ? indexers.get(db) : undefined;
  return {
    revision,
    today: Number.NaN,
    index: await (indexer?.(shopId) ?? buildIndex(db, shopId)),
    renewal: undefined,
  };
}

/** Builds the indexes of large catalogues before the first call needs them. */
export async function warmIndexes(db: Db, now: number): Promise<void> {
  for (const name of await shopNames(db)) {
    const shop = await shopByName(db, name);
    if (shop && (await hasMoreLines(db, shop.store_id, maxInThread))) await catalogueIndex({ db, shop, now });
  }
}

/** While an index is being built, every call waits for the same one. */
function cacheIndex(
  shopIndexes: Map<string, CachedIndex | Promise<CachedIndex>>,
  shopId: string,
  building: Promise<CachedIndex>,
): Promise<CachedIndex> {
  const before = shopIndexes.get(shopId);
  shopIndexes.set(shopId, building);
  building.then(
    (built) => shopIndexes.set(shopId, built),
    () => (before ? shopIndexes.set(shopId, before) : shopIndexes.delete(shopId)),
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
  shopIndexes: Map<string, CachedIndex | Promise<CachedIndex>>,
  { db, shopId, revision }: Change,
): Promise<CachedIndex> {
  const touched = await linesTouchedSince(db, shopId, cached.revision, maxTouched);
  if (touched.length < maxTouched && !touched.some((line) => line.isChanged)) {
    if (updateFlags(cached.index, touched)) clearFlagBits(cached.index);
    cached.revision = revision;
    return cached;
  }
  if (cached.index.size <= maxBlocking)
    return shopIndexes.get(shopId) === cached
      ? cacheIndex(shopIndexes, shopId, buildCachedIndex(db, shopId))
      : (shopIndexes.get(shopId) ?? cached);
  cached.renewal ??= rebuildInBackground(cached, shopIndexes, db, shopId);
  return cached;
}

/** If rebuilding fails, the next call tries again. */
async function rebuildInBackground(
  cached: CachedIndex,
  shopIndexes: Map<string, CachedIndex | Promise<CachedIndex>>,
  db: Db,
  shopId: string,
): Promise<void> {
  const built = await buildCachedIndex(db, shopId).catch(() => undefined);
  if (built) shopIndexes.set(shopId, built);
  cached.renewal = undefined;
}

/** Updates the flags of these titles. Returns whether any of them changed. */
function updateFlags({ facets: { rows }, positionOfId }: CatalogueIndex, touched: readonly Touched[]): boolean {
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
