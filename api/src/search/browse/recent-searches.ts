import type { SearchType } from '@bookfront/shared/schemas/vocabulary';
import { LRUCache } from 'lru-cache';
import type { CatalogueIndex } from '../catalogue-index/catalogue-index';
import { hasBit } from '../sets/bits';
import { TitleSet } from '../sets/title-set';
import type { Term } from '../text/query';
import { byRelevance, type Matches } from '../words/relevance';
import { search } from '../words/search';

/** What a search gave, kept for the next page, the next filter, and whoever asks the same. */
export interface KeptSearch {
  matches: Matches;
  titles: TitleSet;
  /** The first of all, best fit first, once asked for. */
  best: Uint32Array | undefined;
}

/** Fewer are found again as quickly as they are looked up. */
const minKept = 4000;
/** Of all that is kept for a shop: some twenty-four megabytes. */
const maxTitles = 4_000_000;
const kept = new WeakMap<CatalogueIndex, LRUCache<string, KeptSearch>>();

export function searchOnce(index: CatalogueIndex, terms: readonly Term[], type: SearchType): KeptSearch {
  const searches = kept.get(index) ?? new LRUCache({ maxSize: maxTitles, sizeCalculation: weightOf });
  kept.set(index, searches);
  const key = [type, ...terms.map(({ word, open }) => word + (open ? '*' : ''))].join(' ');
  const known = searches.get(key);
  if (known) return known;
  const found = searchAnew(index, terms, type, key);
  if (found.titles.count >= minKept) searches.set(key, found);
  return found;
}

function searchAnew(index: CatalogueIndex, terms: readonly Term[], type: SearchType, key: string): KeptSearch {
  const { positions, weights, terms: count } = search(index.text, terms, type);
  const isKept = positions.length >= minKept;
  // a search works in more room than what it found takes
  const matches = isKept
    ? { positions: positions.slice(), weights: weights.slice(), terms: count }
    : { positions, weights, terms: count };
  return {
    matches,
    titles: new TitleSet({ positions: matches.positions }, index.size, isKept ? key : undefined),
    best: undefined,
  };
}

/** As titles: each takes six bytes; the set's bits and the best ones as much as this share of the catalogue. */
const weightOf = ({ titles: { count, size } }: KeptSearch): number => count + (size >>> 5);

/** So many that a filter, as a rule, leaves a page of them. */
const maxBest = ({ size }: CatalogueIndex): number => Math.max(1000, size >>> 7);
/**
 * Best fit first: of what is shown, without it of all. Of a large search the best are known; as a rule enough of them
 * are shown.
 */
export function bestOf(
  index: CatalogueIndex,
  found: KeptSearch,
  shown: TitleSet = found.titles,
  limit: number = shown.count,
): Uint32Array {
  if (limit > maxBest(index) || (shown !== found.titles && found.titles.count < minKept))
    return inOrder(index, found, shown, limit);
  found.best ??= inOrder(index, found, found.titles, maxBest(index)).slice(0, maxBest(index));
  if (shown === found.titles) return found.best;
  const best = found.best.filter((at) => hasBit(shown.bits, at));
  return best.length < Math.min(limit, shown.count) ? inOrder(index, found, shown, limit) : best;
}

const inOrder = (index: CatalogueIndex, { matches }: KeptSearch, shown: TitleSet, limit: number): Uint32Array =>
  byRelevance(index.text, matches, { shown: shown.positions, limit });
