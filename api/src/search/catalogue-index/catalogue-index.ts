import type { AuthorIndex } from '../authors/author-index';
import type { FacetIndex } from '../facets/facet-index';
import { type Bits, emptyBits, setBit } from '../sets/bits';
import { flagsAt } from '../sets/title-rows';
import type { TextIndex } from '../words/text-index';
import { clearCounts } from './cached-counts';
import type { SortOrder } from './sort-order';

/**
 * A shop's titles on sale, in memory, each at a position: best sellers first. Words and facets stay until the catalogue
 * changes; flags in the facet rows follow stock and date.
 */
export interface CatalogueIndex {
  size: number;
  /** Position -> id of the title, and back (-1: not on sale). */
  ids: Int32Array;
  positionOfId: Int32Array;
  releases: Int32Array;
  facets: FacetIndex;
  text: TextIndex;
  authors: AuthorIndex;
  /** Titles by flag as bit sets, computed on demand and dropped when flags change. */
  withFlag: Map<number, Bits>;
  orders: Record<'title' | 'author' | 'pubdate' | 'price', SortOrder>;
}

export function toPositions({ positionOfId }: CatalogueIndex, ids: readonly number[]): number[] {
  return ids.flatMap((id) => {
    const at = positionOfId[id] ?? -1;
    return at === -1 ? [] : [at];
  });
}

export function bitsOfFlag({ facets, size, withFlag }: CatalogueIndex, flag: number): Bits {
  const cached = withFlag.get(flag);
  if (cached) return cached;
  const bits = emptyBits(size);
  for (let at = 0; at < size; at++) if ((flagsAt(facets.rows, at) & flag) !== 0) setBit(bits, at);
  withFlag.set(flag, bits);
  return bits;
}

/** Called when stock or the date has changed flags. */
export function clearFlagBits(index: CatalogueIndex): void {
  clearCounts(index);
  index.withFlag.clear();
}
