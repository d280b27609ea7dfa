import type { SearchType } from '@bookfront/shared/schemas/vocabulary';
import type { CatalogueIndex } from '../catalogue-index/catalogue-index';
import { byRelevance, type Matches } from '../catalogue-index/relevance';
import { search } from '../catalogue-index/search';
import { TitleSet } from '../catalogue-index/title-set';
import type { Term } from '../text-search/query';

/** What a search gave, kept for the next page, the next filter, and whoever asks the same. */
export interface KeptSearch {
  matches: Matches;
  titles: TitleSet;
  /** The first of all, best fit first, once asked for. */
  best: Uint32Array | undefined;
}

/** Fewer are found again as quickly as they are looked up. */
const fewest = 4000;
/** Of all that is kept for a shop: some twenty-four megabytes. */
const mostTitles = 4_000_000;
const kept = new WeakMap<CatalogueIndex, Map<string, KeptSearch>>();

export function searchOnce(index: CatalogueIndex, terms: readonly Term[], type: SearchType): KeptSearch {
  const searches = kept.get(index) ?? new Map<string, KeptSearch>();
  kept.set(index, searches);
  const key = [type, ...terms.map(({ word, open }) => word + (open ? '*' : ''))].join(' ');
  const known = searches.get(key);
  const found = known ?? searchAnew(index, terms, type);
  searches.delete(key);
  if (found.titles.count >= fewest) searches.set(key, found);
  if (!known) forgetOldest(searches);
  return found;
}

function searchAnew(index: CatalogueIndex, terms: readonly Term[], type: SearchType): KeptSearch {
  const { positions, weights, terms: count } = search(index.text, terms, type);
  // a search works in more room than what it found takes
  const matches = positions.length < fewest ? { positions, weights, terms: count } : { positions: positions.slice(), weights: weights.slice(), terms: count };
  return { matches, titles: new TitleSet({ positions: matches.positions }, index.size), best: undefined };
}

function forgetOldest(searches: Map<string, KeptSearch>): void {
  let titles = 0;
  for (const { titles: found } of searches.values()) titles += found.count;
  for (const [key, found] of searches) {
    if (titles <= mostTitles) return;
    searches.delete(key);
    titles -= found.titles.count;
  }
}

const mostBest = 1000;
/** Best fit first: of what is shown, without it of all. */
export function bestOf(index: CatalogueIndex, found: KeptSearch, shown: TitleSet = found.titles, most: number = shown.count): Uint32Array {
  if (shown !== found.titles || most > mostBest) return byRelevance(index.text, found.matches, { shown: shown.positions, most });
  found.best ??= byRelevance(index.text, found.matches, { most: mostBest }).slice(0, mostBest);
  return found.best;
}
