import type { FilterLetter } from '@bookfront/shared/routes';
import type { BrowseReply, FilterEntry } from '@bookfront/shared/schemas';
import { filterGroups } from '@bookfront/shared/schemas/vocabulary';
import * as m from '#messages';
import type { Counts } from '../catalogue-index/cached-counts';
import type { CatalogueIndex } from '../catalogue-index/catalogue-index';
import { flagValues } from '../lines/flags';
import { countTitles } from './counts';
import { isSingle } from './filter-group';
import type { Selection, View } from './view';

const labels = new Map([
  ['bnew', m.filter_new],
  ['bused', m.filter_used],
  ['bforthcoming', m.filter_forthcoming],
  ['bbargain', m.filter_bargain],
  ['blarge_print', m.filter_large_print],
  ['bout_of_print', m.filter_out_of_print],
  ['jonhand', m.filter_in_stock],
  ['jonorder', m.filter_on_order],
  ['jto_order', m.filter_to_order],
  ['dforthcoming', m.filter_forthcoming],
  ['dlast_30', m.filter_last_30_days],
  ['dlast_90', m.filter_last_90_days],
  ['dlast_year', m.filter_last_year],
  ['dolder', m.filter_older],
  ['achildren', m.filter_children],
  ['ayoung_adult', m.filter_young_adults],
  ['aadult', m.filter_adults],
]);
const fixedPlaces = new Map([...labels.keys()].map((key, at) => [key, at]));
/** Of a group, beside those that are chosen. */
const maxEntries = 100;

/**
 * The filter panel of a view. Each count is the row count that a click on the entry gives; an entry that would give
 * none is left out, unless it is chosen.
 */
export function filterInfo(
  index: CatalogueIndex,
  { shown, without }: View,
  selection: Selection,
): BrowseReply['filter_info'] {
  const here = countTitles(index, shown);
  const countWithout = (letter: FilterLetter) => countTitles(index, without(letter), letter === 'n' ? 's' : letter);
  const info: BrowseReply['filter_info'] = {};
  for (const { group, letter } of filterGroups) {
    const counts = isSingle(letter) && selection[letter] ? countWithout(letter) : here;
    const entries = entriesOf(index, letter, counts, new Set(selection[letter]));
    if (entries.length === 0) continue;
    info[group] =
      group === 'bisac36'
        ? nest(entries)
        : order(entries, letter).slice(0, maxEntries + (selection[letter]?.length ?? 0));
  }
  if (selection.n) info.excludes = excluded(index, countWithout('n'), selection.n);
  return info;
}

/** Each with the number of titles that it takes away. */
const excluded = (index: CatalogueIndex, counts: Counts, values: readonly string[]): FilterEntry[] =>
  values.map((value) => ({
    k: value,
    e: value,
    c: counts.facets[index.facets.numbers.get(`s${value}`) ?? -1] ?? 0,
    n: false,
    m: '',
    s: true,
  }));

function entriesOf(
  { facets }: CatalogueIndex,
  letter: FilterLetter,
  counts: Counts,
  chosen: ReadonlySet<string>,
): FilterEntry[] {
  const entries: FilterEntry[] = [];
  const add = (value: string, count: number) => {
    const isChosen = chosen.has(value);
    if (count > 0 || isChosen)
      entries.push({
        k: value,
        e: labels.get(letter + value)?.() ?? value,
        c: count,
        n: letter === 's',
        m: '',
        s: isChosen,
      });
  };
  for (const value of chosen) if (!isKnown(facets, letter, value)) add(value, 0);
  for (const number of facets.byLetter.get(letter) ?? [])
    add(facets.facets[number]?.value ?? '', counts.facets[number] ?? 0);
  for (const [at, flag] of flagValues.entries()) if (flag.letter === letter) add(flag.value, counts.flags[at] ?? 0);
  return entries;
}

/** A path may choose what no title has. */
const isKnown = ({ numbers }: CatalogueIndex['facets'], letter: FilterLetter, value: string): boolean =>
  numbers.has(letter + value) || flagValues.some((flag) => flag.letter === letter && flag.value === value);

function order(entries: FilterEntry[], letter: FilterLetter): FilterEntry[] {
  const placeOf = ({ k }: FilterEntry) => fixedPlaces.get(letter + k) ?? fixedPlaces.size;
  return entries.sort(
    (a, b) => placeOf(a) - placeOf(b) || Number(b.s) - Number(a.s) || b.c - a.c || (a.e < b.e ? -1 : 1),
  );
}

/** 'Fiction / Classics' stands under 'Fiction', by its last word; one whose parent is not there stands on top. */
function nest(entries: FilterEntry[]): FilterEntry[] {
  const known = new Map(entries.map((entry) => [entry.k, entry]));
  const top: FilterEntry[] = [];
  for (const entry of entries) {
    const above = known.get(parentOf(entry.k));
    entry.e = lastOf(entry.k);
    if (!above) top.push(entry);
    else if (above.subfilter) above.subfilter.push(entry);
    else above.subfilter = [entry];
  }
  for (const { subfilter } of entries) if (subfilter) order(subfilter, 's');
  return order(top, 's');
}

const lastOf = (subject: string): string => subject.split(' / ').at(-1) ?? subject;
const parentOf = (subject: string): string => subject.slice(0, Math.max(0, subject.lastIndexOf(' / ')));
