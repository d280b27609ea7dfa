import { type Bits, noBits, setBit } from './bits';
import type { FacetIndex } from './facet-index';
import type { SortOrder } from './sort-order';
import type { TextIndex } from './text-index';
import { flagsAt } from './title-rows';
import type { TitleSet } from './title-set';

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
  /** How many of all titles have each filter value, once counted; forgotten when flags change. */
  totals: Counts | undefined;
  /** The titles with a flag as bits, once asked for; forgotten likewise. */
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

const counted = new WeakMap<CatalogueIndex, WeakMap<TitleSet, Counts>>();
/** Counts of sets that are asked for again; forgotten likewise. */
export function countsOnce(index: CatalogueIndex, titles: TitleSet, count: () => Counts): Counts {
  const counts = counted.get(index) ?? new WeakMap<TitleSet, Counts>();
  counted.set(index, counts);
  const known = counts.get(titles) ?? count();
  counts.set(titles, known);
  return known;
}

/** Stock or day has changed flags. */
export function forgetFlags(index: CatalogueIndex): void {
  counted.delete(index);
  index.totals = undefined;
  index.withFlag.clear();
}
