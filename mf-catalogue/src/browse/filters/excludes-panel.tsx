import { type BrowseView, browsePath, toggleFilter } from '@bookfront/shared/routes';
import type { FilterEntry } from '@bookfront/shared/schemas';
import { Hidden, Icon } from '@bookfront/shared/ui';
import { EntryLink, EntryList, Panel } from './panel';

/** What is being left out, each entry with the way to take it in again (BRW-38). */
export function ExcludesPanel({ view, entries }: { view: BrowseView; entries: FilterEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <Panel open>
      <summary>Left out</summary>
      <EntryList>
        {entries.map((entry) => (
          <li key={entry.k}>
            <EntryLink to={browsePath(toggleFilter(view, 'n', entry.k))} rel="nofollow">
              <Icon name="close" size={16} />
              <span>
                <Hidden>Stop leaving out </Hidden>
                {entry.e}
              </span>
            </EntryLink>
          </li>
        ))}
      </EntryList>
    </Panel>
  );
}
