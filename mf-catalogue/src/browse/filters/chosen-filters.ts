import { type BrowseView, filterLetters, toggleFilter } from '@bookfront/shared/routes';
import type { FilterEntry } from '@bookfront/shared/schemas';
import { filterGroups } from '@bookfront/shared/schemas/vocabulary';
import * as m from '#messages';
import type { Filters } from '../use-browse';

export interface ChosenFilter {
  key: string;
  label: string;
  /** The view without it. */
  without: BrowseView;
}

/** The filters of a view with the labels that the answer gives them. Excluded subjects begin with 'Not'. */
export function chosenFilters(view: BrowseView, filters: Filters): ChosenFilter[] {
  return filterLetters.flatMap((letter) =>
    (view.filters[letter] ?? []).map((value) => ({
      key: `${letter}/${value}`,
      label:
        letter === 'n'
          ? m.not_filter({ filter: labelOf(excludable(filters), value) })
          : labelOf(entriesOf(filters, letter), value),
      without: toggleFilter(view, letter, value),
    })),
  );
}

const excludable = (filters: Filters) => [...(filters.excludes ?? []), ...entriesOf(filters, 's')];

function entriesOf(filters: Filters, letter: string): FilterEntry[] {
  const group = filterGroups.find((one) => one.letter === letter);
  return group ? (filters[group.group] ?? []) : [];
}

function labelOf(entries: FilterEntry[], value: string): string {
  return findEntry(entries, value)?.e ?? value;
}

export function findEntry(entries: FilterEntry[], value: string): FilterEntry | undefined {
  for (const entry of entries) {
    const found = entry.k === value ? entry : findEntry(entry.subfilter ?? [], value);
    if (found) return found;
  }
  return undefined;
}
