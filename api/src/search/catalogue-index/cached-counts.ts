import { LRUCache } from 'lru-cache';
import type { CatalogueIndex } from './catalogue-index';

/** How many titles have each filter value: facets by their number, flags in the order of `flagValues`. */
export interface Counts {
  facets: ArrayLike<number>;
  flags: ArrayLike<number>;
}

const cache = new WeakMap<CatalogueIndex, LRUCache<string, Counts>>();

/** Of all that is kept of a shop: some four megabytes. */
const maxNumbers = 1_000_000;
/** What a name (browse/view.ts) and the rest of an entry take, as numbers of four bytes. */
const numbersToAnEntry = 250;

export const hasCounts = (index: CatalogueIndex, name: string): boolean => cache.get(index)?.has(name) ?? false;

/**
 * The counts of a set by its name: shoppers turn pages and click from one filter to the next. What was asked for
 * longest ago is given up.
 */
export function cachedCounts(index: CatalogueIndex, name: string, count: () => Counts): Counts {
  const ofShop = cache.get(index) ?? new LRUCache<string, Counts>({ max: maxEntries(index) });
  cache.set(index, ofShop);
  const counts = ofShop.get(name) ?? count();
  ofShop.set(name, counts);
  return counts;
}

const maxEntries = ({ facets: { facets } }: CatalogueIndex): number =>
  Math.max(1, Math.floor(maxNumbers / (facets.length + numbersToAnEntry)));

/** Flags have changed. */
export const forgetCounts = (index: CatalogueIndex): void => void cache.delete(index);
