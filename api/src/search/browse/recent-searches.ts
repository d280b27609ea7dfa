import type { SearchType } from '@bookfront/shared/schemas/vocabulary';
import { LRUCache } from 'lru-cache';
import { searchAuthors } from '../authors/author-search';
import type { CatalogueIndex } from '../catalogue-index/catalogue-index';
import { hasBit } from '../sets/bits';
import { TitleSet } from '../sets/title-set';
import { queryOf, type Spellings } from '../words/query-of';
import { byRelevance, type Matches } from '../words/relevance';
import { search } from '../words/search';

/** The result of a search, cached for the next page, the next filter and the next shopper who searches the same. */
export interface CachedSearch {
  matches: Matches;
  titles: TitleSet;
  spellings: Spellings;
  /** The best matches, most relevant first, once computed. */
  best: Uint32Array | undefined;
}

/** Repeating a search with fewer results is as quick as a cache. */
const minCached = 4000;
/** Limits the cache of a shop to some 24 megabytes. */
const maxTitles = 4_000_000;
const cache = new WeakMap<CatalogueIndex, LRUCache<string, CachedSearch>>();

/** What is searched for: the trimmed text, the fields to look in, and the shop's spellings of names. */
export interface TextSearch {
  text: string;
  type: SearchType;
  spellings: Spellings;
}

export function searchOnce(index: CatalogueIndex, wanted: TextSearch): CachedSearch {
  const searches = cache.get(index) ?? new LRUCache({ maxSize: maxTitles, sizeCalculation: weightOf });
  cache.set(index, searches);
  const key = `${wanted.type} ${wanted.text}`;
  const cached = searches.get(key);
  if (cached?.spellings === wanted.spellings) return cached;
  const found = runSearch(index, wanted, key);
  if (found.titles.count >= minCached) searches.set(key, found);
  return found;
}

function runSearch(index: CatalogueIndex, wanted: TextSearch, key: string): CachedSearch {
  const { positions, weights, letters } = matchesOf(index, wanted);
  const isCached = positions.length >= minCached;
  // copies, since the arrays of a search lie in larger buffers, which a cached view would keep alive
  const matches = isCached
    ? { positions: positions.slice(), weights: weights.slice(), letters }
    : { positions, weights, letters };
  return {
    matches,
    titles: new TitleSet({ positions: matches.positions }, index.size, isCached ? key : undefined),
    spellings: wanted.spellings,
    best: undefined,
  };
}

const matchesOf = (index: CatalogueIndex, { text, type, spellings }: TextSearch): Matches =>
  type === 'author'
    ? searchAuthors(index.authors, text, index.size, spellings)
    : search(index.text, queryOf(index.text, text, { wholeWords: type === 'whole_series', spellings }), type);

/** Weight in units of six bytes, the size of a title; the bit set and the best titles add a 24th of the catalogue. */
const weightOf = ({ titles: { count, size } }: CachedSearch): number => count + Math.floor(size / 24);

/** Enough best titles that a filter usually leaves a page of them. */
const maxBest = ({ size }: CatalogueIndex): number => Math.max(1000, size >>> 5);
/**
 * Gives the shown titles (default: all), best fit first. A large search caches its best titles, and usually enough of
 * them are shown.
 */
export function bestOf(
  index: CatalogueIndex,
  found: CachedSearch,
  shown: TitleSet = found.titles,
  limit: number = shown.count,
): Uint32Array {
  if (limit > maxBest(index) || (shown !== found.titles && found.titles.count < minCached))
    return inOrder(index, found, shown, limit);
  found.best ??= inOrder(index, found, found.titles, maxBest(index)).slice(0, maxBest(index));
  if (shown === found.titles) return found.best;
  const best = firstOf(found.best, shown, limit);
  return best.length < Math.min(limit, shown.count) ? inOrder(index, found, shown, limit) : best;
}

/** The first of these titles that are shown. */
function firstOf(order: Uint32Array, shown: TitleSet, limit: number): Uint32Array {
  const { bits } = shown;
  const first = new Uint32Array(Math.min(limit, order.length));
  let count = 0;
  for (let i = 0; i < order.length && count < first.length; i++) {
    const at = order[i] ?? 0;
    if (hasBit(bits, at)) first[count++] = at;
  }
  return first.subarray(0, count);
}

const inOrder = (index: CatalogueIndex, { matches }: CachedSearch, shown: TitleSet, limit: number): Uint32Array =>
  byRelevance(index.text, matches, { shown: shown.positions, limit });
