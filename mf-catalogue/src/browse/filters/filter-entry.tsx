import { formatCount } from '@bookfront/shared/format';
import { type BrowseView, browsePath, toggleFilter } from '@bookfront/shared/routes';
import type { FilterEntry } from '@bookfront/shared/schemas';
import { Hidden } from '@bookfront/shared/ui';
import { useState } from 'react';
import * as m from '#messages';
import type { GroupInfo } from './filter-panel';
import { Count, EntryLink, EntryList, ExcludeLink, Row, Sub } from './panel';

interface FilterEntryRowProps {
  entry: FilterEntry;
  group: GroupInfo;
  view: BrowseView;
}

/**
 * One entry: a link to the view with it on or off, how many titles it gives, the way to leave it out (not where that
 * would leave nothing), and its sub-entries.
 */
export function FilterEntryRow({ entry, group, view }: FilterEntryRowProps) {
  return (
    <li>
      <Row>
        <EntryLink
          to={browsePath(toggleFilter(view, group.letter, entry.k, group.choice))}
          rel="nofollow"
          aria-current={entry.s ? 'true' : undefined}
        >
          <span>{entry.e}</span>
          <Count>
            {formatCount(entry.c)}
            <Hidden>
              {' '}
              {m.title_unit({ count: entry.c })}
              {entry.s && m.entry_chosen()}
            </Hidden>
          </Count>
        </EntryLink>
        {entry.n && !isWithin(entry) && (
          <ExcludeLink
            to={browsePath(toggleFilter(view, 'n', entry.k))}
            rel="nofollow"
            title={m.exclude({ subject: entry.e })}
            aria-label={m.exclude({ subject: entry.e })}
          />
        )}
      </Row>
      {entry.subfilter && entry.subfilter.length > 0 && (
        <SubEntries parent={entry} entries={entry.subfilter} group={group} view={view} />
      )}
    </li>
  );
}

/** Chosen itself, or one below it is. */
const isWithin = (entry: FilterEntry): boolean => entry.s || (entry.subfilter?.some(isWithin) ?? false);

interface SubEntriesProps {
  parent: FilterEntry;
  entries: FilterEntry[];
  group: GroupInfo;
  view: BrowseView;
}

/**
 * Sub-entries come into the page when they are opened: most stay closed, and there are many. Without scripts choosing
 * the parent shows them.
 */
function SubEntries({ parent, entries, group, view }: SubEntriesProps) {
  const isChosen = isWithin(parent);
  const [isOpen, setOpen] = useState(isChosen);
  return (
    <Sub open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{m.within_subject({ subject: parent.e })}</summary>
      {isOpen && (
        <EntryList>
          {entries.map((child) => (
            <FilterEntryRow key={child.k} entry={child} group={group} view={view} />
          ))}
        </EntryList>
      )}
    </Sub>
  );
}
