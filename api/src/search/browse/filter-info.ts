import type { FilterLetter } from '@bookfront/shared/routes';
import type { BrowseReply, FilterEntry } from '@bookfront/shared/schemas';
import { filterGroups } from '@bookfront/shared/schemas/vocabulary';
import * as m from '#messages';
import type { Counts } from '../catalogue-index/cached-counts';
import type { CatalogueIndex } from '../catalogue-index/catalogue-index';
import { facetNumber } from '../facets/facet-index';
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
const labelledLetters = new Set([...labels.keys()].map((key) => key[0]));
const fixedOrder = new Map([...labels.keys()].map((key, at) => [key, at]));
/** Maximum entries in a group, not counting the chosen ones. */
const maxEntries = 100;

/**
 * Builds the filter panel. Each count is the row count after a click on the entry. Entries with no titles are left out
 * unless they are chosen.
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
        ? nest(index, entries)
        : sortEntries(
            entries.map(({ entry }) => entry),
            letter,
          ).slice(0, maxEntries + (selection[letter]?.length ?? 0));
  }
  if (selection.n) info.excludes = excluded(index, countWithout('n'), selection.n);
  return info;
}

/** Excluded subjects, each with the number of titles that it removes. */
const excluded = (index: CatalogueIndex, counts: Counts, values: readonly string[]): FilterEntry[] =>
  values.map((value) => ({
    k: value,
    e: value,
    c: counts.facets[facetNumber(index.facets, 's', value)] ?? 0,
    n: false,
    m: '',
    s: true,
  }));

/** `facet`: its number, -1 for a flag and for a chosen value that no title has. */
interface PanelEntry {
  entry: FilterEntry;
  facet: number;
}

function entriesOf(
  { facets }: CatalogueIndex,
  letter: FilterLetter,
  counts: Counts,
  chosen: ReadonlySet<string>,
): PanelEntry[] {
  const entries: PanelEntry[] = [];
  const add = (value: string, count: number, facet: number, label = value) => {
    const isChosen = chosen.has(value);
    if (count === 0 && !isChosen) return;
    const e = (isLabelled(letter) && labels.get(letter + label)?.()) || label;
    entries.push({ entry: { k: value, e, c: count, n: letter === 's', m: '', s: isChosen }, facet });
  };
  const chosenOf = new Map<number, string[]>();
  for (const value of chosen) {
    const number = facetNumber(facets, letter, value);
    if (number !== -1) chosenOf.set(number, [...(chosenOf.get(number) ?? []), value]);
    else if (!isFlag(letter, value)) add(value, 0, -1);
  }
  // a chosen value keeps the spelling of the path, which removes it again
  for (const number of facets.byLetter.get(letter) ?? []) {
    const value = facets.facets[number]?.value ?? '';
    for (const spelling of chosenOf.get(number) ?? [value]) add(spelling, counts.facets[number] ?? 0, number, value);
  }
  for (const [at, { letter: own, value }] of flagValues.entries())
    if (own === letter) add(value, counts.flags[at] ?? 0, -1);
  return entries;
}

const isLabelled = (letter: FilterLetter): boolean => labelledLetters.has(letter);

const isFlag = (letter: FilterLetter, value: string): boolean =>
  flagValues.some((flag) => flag.letter === letter && flag.value === value);

function sortEntries(entries: FilterEntry[], letter: FilterLetter): FilterEntry[] {
  const placeOf = isLabelled(letter)
    ? ({ k }: FilterEntry) => fixedOrder.get(letter + k) ?? fixedOrder.size
    : () => fixedOrder.size;
  return entries.sort(
    (a, b) => placeOf(a) - placeOf(b) || Number(b.s) - Number(a.s) || b.c - a.c || (a.e < b.e ? -1 : 1),
  );
}

/**
 * Nests 'Fiction / Classics' under 'Fiction' and shortens it to its last word. Entries without a parent in the list
 * stay at the top level.
 */
function nest({ facets: { facets } }: CatalogueIndex, entries: readonly PanelEntry[]): FilterEntry[] {
  const known = new Map(entries.map(({ entry, facet }) => [facet, entry]));
  known.delete(-1);
  const top: FilterEntry[] = [];
  for (const { entry, facet } of entries) {
    const { above = -1, lastPart = entry.e } = facets[facet] ?? {};
    const parent = known.get(above);
    entry.e = lastPart;
    if (!parent) top.push(entry);
    else if (parent.subfilter) parent.subfilter.push(entry);
    else parent.subfilter = [entry];
  }
  for (const { entry } of entries) if (entry.subfilter) sortEntries(entry.subfilter, 's');
  return sortEntries(top, 's');
}
