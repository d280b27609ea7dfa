import type { FilterLetter } from '@bookfront/shared/routes';
import type { BrowseReply, FilterEntry } from '@bookfront/shared/schemas';
import { filterGroups } from '@bookfront/shared/schemas/vocabulary';
import type { CatalogueIndex, Counts } from '../catalogue-index/catalogue-index';
import { flagValues } from '../catalogue-index/flags';
import { addCounts, countTitles } from './counts';
import { isSingle, type Selection, type View } from './view';

const labels: Record<string, string> = {
  bnew: 'New',
  bused: 'Used',
  bforthcoming: 'Forthcoming',
  bbargain: 'Bargain',
  blarge_print: 'Large print',
  bout_of_print: 'Out of print',
  jonhand: 'In stock',
  jonorder: 'On order',
  jto_order: 'Available to order',
  dforthcoming: 'Forthcoming',
  dlast_30: 'Last 30 days',
  dlast_90: 'Last 90 days',
  dlast_year: 'Last year',
  dolder: 'Older',
  achildren: 'Children',
  ayoung_adult: 'Young adults',
  aadult: 'Adults',
};
const fixedOrder = Object.keys(labels);
const mostEntries = 100;

/** The filter panel of a view. Each count is the row count that a click on the entry gives; an entry that would give none is left out, unless it is chosen. */
export function filterInfo(index: CatalogueIndex, { shown, lost }: View, selection: Selection): BrowseReply['filter_info'] {
  const here = countTitles(index, shown);
  const without = (letter: FilterLetter) => addCounts(here, countTitles(index, lost(letter), letter === 'n' ? 's' : letter));
  const info: BrowseReply['filter_info'] = {};
  for (const { group, letter } of filterGroups) {
    const counts = isSingle(letter) && selection[letter] ? without(letter) : here;
    const entries = entriesOf(index, letter, counts, selection[letter] ?? []);
    if (entries.length > 0) info[group] = group === 'bisac36' ? nest(entries) : order(entries, letter).slice(0, mostEntries);
  }
  if (selection.n) info.excludes = excluded(index, without('n'), selection.n);
  return info;
}

/** Each with the number of titles that it takes away. */
const excluded = (index: CatalogueIndex, counts: Counts, values: readonly string[]): FilterEntry[] =>
  values.map((value) => ({ k: value, e: value, c: counts.facets[index.facets.numbers.get(`s${value}`) ?? -1] ?? 0, n: false, m: '', s: true }));

function entriesOf(index: CatalogueIndex, letter: FilterLetter, counts: Counts, chosen: readonly string[]): FilterEntry[] {
  const values = new Map<string, number>(chosen.map((value) => [value, 0]));
  for (const number of index.facets.byLetter.get(letter) ?? []) {
    const count = counts.facets[number] ?? 0;
    if (count > 0) values.set(index.facets.facets[number]?.value ?? '', count);
  }
  for (const [at, flag] of flagValues.entries()) if (flag.letter === letter) values.set(flag.value, counts.flags[at] ?? 0);
  return [...values].flatMap(([value, count]) => {
    const isChosen = chosen.includes(value);
    return count > 0 || isChosen ? [{ k: value, e: labels[letter + value] ?? value, c: count, n: letter === 's', m: '', s: isChosen }] : [];
  });
}

function order(entries: FilterEntry[], letter: FilterLetter): FilterEntry[] {
  const place = (entry: FilterEntry) => fixedOrder.indexOf(letter + entry.k);
  return entries.toSorted((a, b) =>
    place(a) !== -1 && place(b) !== -1 ? place(a) - place(b) : Number(b.s) - Number(a.s) || b.c - a.c || (a.e < b.e ? -1 : 1),
  );
}

/** 'Fiction / Classics' stands under 'Fiction', by its last word; one whose parent is not there stands on top. */
function nest(entries: FilterEntry[]): FilterEntry[] {
  const known = new Set(entries.map((entry) => entry.k));
  const below = new Map<string, FilterEntry[]>();
  for (const entry of entries) {
    const parent = parentOf(entry.k);
    const above = known.has(parent) ? parent : '';
    below.set(above, [...(below.get(above) ?? []), entry]);
  }
  const branch = (above: string): FilterEntry[] =>
    order(below.get(above) ?? [], 's').map((entry) => {
      const subfilter = branch(entry.k);
      return { ...entry, e: lastOf(entry.k), ...(subfilter.length > 0 ? { subfilter } : {}) };
    });
  return branch('');
}

const lastOf = (subject: string): string => subject.split(' / ').at(-1) ?? subject;
const parentOf = (subject: string): string => subject.slice(0, Math.max(0, subject.lastIndexOf(' / ')));
