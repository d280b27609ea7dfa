import { type BrowseView, browsePath, type FilterLetter, toggleFilter } from '@bookfront/shared/routes';
import type { FilterEntry } from '@bookfront/shared/schemas';
import { ShopLink } from '@bookfront/shared/ui';
import * as m from '#messages';
import type { Filters } from '../use-browse';
import { ChipLine } from './chip-line';

/** The filters that shoppers use most, where they would narrow the titles and their group has none chosen. */
export function QuickFilters({ view, filters }: { view: BrowseView; filters: Filters }) {
  const quick = quickFilters(view, filters);
  if (quick.length === 0) return null;
  return (
    <ChipLine aria-label={m.quick_filters()}>
      {quick.map(({ entry, letter }) => (
        <li key={entry.k}>
          <ShopLink to={browsePath(toggleFilter(view, letter, entry.k, 'single'))} rel="nofollow">
            {entry.e}
          </ShopLink>
        </li>
      ))}
    </ChipLine>
  );
}

/** In stock, the format that most titles have, and the newest. */
function quickFilters(view: BrowseView, filters: Filters): { entry: FilterEntry; letter: FilterLetter }[] {
  const offered: [FilterEntry | undefined, FilterLetter][] = [
    [filters.onhand_onorder?.find(({ k }) => k === 'onhand'), 'j'],
    [filters.binding?.[0], 'f'],
    [filters.pubdate?.find(({ k }) => k === 'last_30'), 'd'],
  ];
  return offered.flatMap(([entry, letter]) => (entry && !view.filters[letter] ? [{ entry, letter }] : []));
}
