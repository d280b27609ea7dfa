import { type BrowseView, browsePath, toggleFilter } from '@bookfront/shared/routes';
import type { FilterEntry } from '@bookfront/shared/schemas';
import { Hidden, Icon } from '@bookfront/shared/ui';
import type { GroupInfo } from './filter-panel';
import { Count, EntryLink, EntryList, ExcludeLink, Row, Sub, Tick } from './panel';

interface FilterEntryRowProps {
  entry: FilterEntry;
  group: GroupInfo;
  view: BrowseView;
}

/** One entry: a link to the view with it on or off, how many titles it gives, the way to leave it out, and its sub-entries. */
export function FilterEntryRow({ entry, group, view }: FilterEntryRowProps) {
  return (
    <li>
      <Row>
        <EntryLink to={browsePath(toggleFilter(view, group.letter, entry.k, group.choice))} rel="nofollow" aria-current={entry.s ? 'true' : undefined}>
          <Tick data-round={group.choice === 'single' || undefined}>{entry.s && <Icon name="check" size={14} />}</Tick>
          <span>{entry.e}</span>
          <Count>
            {entry.c}
            <Hidden>{` ${entry.c === 1 ? 'title' : 'titles'}${entry.s ? ', chosen' : ''}`}</Hidden>
          </Count>
        </EntryLink>
        {entry.n && !entry.s && (
          <ExcludeLink to={browsePath(toggleFilter(view, 'n', entry.k))} rel="nofollow" title={`Leave out ${entry.e}`}>
            <Icon name="minus" size={16} />
            <Hidden>Leave out {entry.e}</Hidden>
          </ExcludeLink>
        )}
      </Row>
      {entry.subfilter && entry.subfilter.length > 0 && (
        <Sub open={entry.s || entry.subfilter.some((child) => child.s)}>
          <summary>Within {entry.e}</summary>
          <EntryList>
            {entry.subfilter.map((child) => (
              <FilterEntryRow key={child.k} entry={child} group={group} view={view} />
            ))}
          </EntryList>
        </Sub>
      )}
    </li>
  );
}
