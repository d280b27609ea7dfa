import type { FilterLetter } from '@bookfront/shared/routes';
import type { BrowseReply, FilterEntry } from '@bookfront/shared/schemas';
import { filterGroups } from '@bookfront/shared/schemas/vocabulary';
import { type Bits, countBoth } from './bits';
import type { CatalogueIndex } from './catalogue-index';
import { isSingle, narrow, type Selection } from './view';

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
export function filterInfo(index: CatalogueIndex, found: Bits, selection: Selection): BrowseReply['filter_info'] {
  const shown = narrow(index, found, selection);
  const info: BrowseReply['filter_info'] = {};
  for (const { group, letter } of filterGroups) {
    const from = isSingle(letter) && selection[letter] ? narrow(index, found, selection, letter) : shown;
    const entries = entriesOf(index, letter, from, selection[letter] ?? []);
    if (entries.length > 0) info[group] = group === 'bisac36' ? nest(entries) : order(entries, letter).slice(0, mostEntries);
  }
  const excluded = selection.n ?? [];
  if (excluded.length > 0)
    info.excludes = excluded.map((value) => ({
      k: value,
      e: value,
      c: countBoth(narrow(index, found, selection, 'n'), index.facets.get('s')?.get(value) ?? new Uint32Array()),
      n: false,
      m: '',
      s: true,
    }));
  return info;
}

function entriesOf(index: CatalogueIndex, letter: FilterLetter, from: Bits, chosen: readonly string[]): FilterEntry[] {
  const values = index.facets.get(letter) ?? new Map<string, Bits>();
  const names = new Set([...values.keys(), ...chosen]);
  return [...names].flatMap((value) => {
    const bits = values.get(value);
    const entry = { k: value, e: labels[letter + value] ?? value, c: bits ? countBoth(from, bits) : 0, n: letter === 's', m: '', s: chosen.includes(value) };
    return entry.c > 0 || entry.s ? [entry] : [];
  });
}

function order(entries: FilterEntry[], letter: FilterLetter): FilterEntry[] {
  const place = (entry: FilterEntry) => fixedOrder.indexOf(letter + entry.k);
  return entries.toSorted((a, b) =>
    place(a) !== -1 && place(b) !== -1 ? place(a) - place(b) : Number(b.s) - Number(a.s) || b.c - a.c || (a.e < b.e ? -1 : 1),
  );
}

/** 'Fiction / Classics' stands under 'Fiction', by its last word. */
function nest(entries: FilterEntry[], above = ''): FilterEntry[] {
  const here = entries.filter((entry) => parentOf(entry.k) === above);
  const orphans = above === '' ? entries.filter((entry) => parentOf(entry.k) !== '' && !entries.some((other) => other.k === parentOf(entry.k))) : [];
  return order([...here, ...orphans], 's').map((entry) => {
    const subfilter = nest(entries, entry.k);
    return { ...entry, e: entry.k.split(' / ').at(-1) ?? entry.k, ...(subfilter.length > 0 ? { subfilter } : {}) };
  });
}

const parentOf = (subject: string): string => subject.split(' / ').slice(0, -1).join(' / ');
