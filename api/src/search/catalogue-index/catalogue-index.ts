import type { FacetIndex } from '../facets/facet-index';
import { type Bits, noBits, setBit } from '../sets/bits';
import { flagsAt } from '../sets/title-rows';
import type { TextIndex } from '../words/text-index';
import { forgetCounts } from './cached-counts';
import type { SortOrder } from './sort-order';

/**
 * A shop's titles on sale, in memory: a position for each, what sells best first. Words and facets stay until the
 * catalogue changes; the flags in the facets' rows follow the stock and the day.
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

/** Stock or day has changed flags. */
export function forgetFlags(index: CatalogueIndex): void {
  forgetCounts(index);
  index.withFlag.clear();
}
