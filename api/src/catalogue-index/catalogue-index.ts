import { type Bits, noBits, setBit } from './bits';
import type { FacetIndex } from './facet-index';
import type { SortOrder } from './sort-order';
import type { TextIndex } from './text-index';
import { flagsAt } from './title-rows';

/** How many titles have each filter value: facets by their number, flags in the order of `flagValues`. */
export interface Counts {
  facets: ArrayLike<number>;
  flags: ArrayLike<number>;
}

/**
 * A shop's titles on sale, in memory: a position for each, what sells best first. Words and facets stay until the catalogue changes;
 * the flags in the facets' rows follow the stock and the day.
 */
export interface CatalogueIndex {
  size: number;
  /** Position -> id of the title, and back (-1: not on sale). */
  ids: Int32Array;
  positionOfId: Int32Array;
  releases: Int32Array;
  facets: FacetIndex;
  text: TextIndex;
  /** The titles with a flag as bits, once asked for; forgotten when flags change. */
  withFlag: Map<number, Bits>;
  orders: Record<'title' | 'author' | 'pubdate' | 'price', SortOrder>;
}

export function toPositions({ positionOfId }: CatalogueIndex, ids: readonly number[]): number[] {
  return ids.flatMap((id) => {
    const at = positionOfId[id] ?? -1;
    return at === -1 ? [] : [at];
  });
}

/** Titles with a flag. */
export function bitsOfFlag({ facets, size, withFlag }: CatalogueIndex, flag: number): Bits {
  const known = withFlag.get(flag);
  if (known) return known;
  const bits = noBits(size);
  for (let at = 0; at < size; at++) if ((flagsAt(facets.rows, at) & flag) !== 0) setBit(bits, at);
  withFlag.set(flag, bits);
  return bits;
}

const counted = new WeakMap<CatalogueIndex, Map<string, Counts>>();
/** Of all counts that are kept of a shop: some four megabytes. */
const mostNumbers = 1_000_000;

export const knownCounts = (index: CatalogueIndex, name: string): Counts | undefined => counted.get(index)?.get(name);

/** The counts of a set by its name: shoppers turn pages and click from one filter to the next. What was asked for longest ago is given up. */
export function keptCounts(index: CatalogueIndex, name: string, count: () => Counts): Counts {
  const kept = counted.get(index) ?? new Map<string, Counts>();
  counted.set(index, kept);
  const counts = kept.get(name) ?? count();
  kept.delete(name);
  kept.set(name, counts);
  const [oldest = name] = kept.keys();
  if (kept.size * index.facets.facets.length > mostNumbers) kept.delete(oldest);
  return counts;
}

/** Stock or day has changed flags. */
export function forgetFlags(index: CatalogueIndex): void {
  counted.delete(index);
  index.withFlag.clear();
}
