import { type BrowseView, browsePath, toggleFilter } from '@bookfront/shared/routes';
import type { FilterEntry } from '@bookfront/shared/schemas';
import { Icon } from '@bookfront/shared/ui';
import * as m from '#messages';
import { EntryLink, EntryList, Panel } from './panel';

/** The excluded subjects, each with a link that includes it again (BRW-38). */
export function ExcludesPanel({ view, entries }: { view: BrowseView; entries: FilterEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <Panel open>
      <summary>{m.excluded()}</summary>
      <EntryList>
        {entries.map((entry) => (
          <li key={entry.k}>
            <EntryLink
              to={browsePath(toggleFilter(view, 'n', entry.k))}
              rel="nofollow"
              aria-label={m.stop_excluding({ subject: entry.e })}
            >
              <Icon name="close" size={16} />
              <span>{entry.e}</span>
            </EntryLink>
          </li>
        ))}
      </EntryList>
    </Panel>
  );
}
