import { LRUCache } from 'lru-cache';
import type { CatalogueIndex } from './catalogue-index';

/** How many titles have each filter value: facets by their number, flags in the order of `flagValues`. */
export interface Counts {
  facets: ArrayLike<number>;
  flags: ArrayLike<number>;
}

const cache = new WeakMap<CatalogueIndex, LRUCache<string, Counts>>();

/** Cache size per shop: about four megabytes. */
const maxNumbers = 1_000_000;
/** Size of a key (browse/view.ts) and an entry's overhead, in numbers of four bytes. */
const numbersToAnEntry = 250;

export const hasCounts = (index: CatalogueIndex, name: string): boolean => cache.get(index)?.has(name) ?? false;

/**
 * Caches the counts of a set of titles by its name, since shoppers turn pages and click from filter to filter. The
 * least recently used counts are dropped.
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

/** Called when flags change. */
export const clearCounts = (index: CatalogueIndex): void => void cache.delete(index);
