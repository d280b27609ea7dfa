import type { BrowseView, FilterLetter } from '@bookfront/shared/routes';
import type { FilterEntry } from '@bookfront/shared/schemas';
import type { FilterGroup } from '@bookfront/shared/schemas/vocabulary';
import * as m from '#messages';
import { FilterEntryRow } from './filter-entry';
import { EntryList, GroupName, Panel } from './panel';

export interface GroupInfo {
  group: FilterGroup;
  letter: FilterLetter;
  choice: 'single' | 'every';
}

interface FilterPanelProps {
  group: GroupInfo;
  entries: FilterEntry[];
  view: BrowseView;
  startsOpen: boolean;
}

/** One filter group; entries with a group mark stand under it (BRW-28). */
export function FilterPanel({ group, entries, view, startsOpen }: FilterPanelProps) {
  if (entries.length === 0) return null;
  const isChosen = (view.filters[group.letter] ?? []).length > 0;
  return (
    <Panel open={startsOpen || isChosen}>
      <summary>{groupNames[group.group]()}</summary>
      <div>
        {byMark(entries).map(([mark, marked]) => (
          <section key={mark} aria-label={mark || undefined}>
            {mark && <GroupName>{mark}</GroupName>}
            <EntryList>
              {marked.map((entry) => (
                <FilterEntryRow key={entry.k} entry={entry} group={group} view={view} />
              ))}
            </EntryList>
          </section>
        ))}
      </div>
    </Panel>
  );
}

/** Entries in their order, by their mark; those without one come first where they stand first. */
function byMark(entries: FilterEntry[]): [mark: string, entries: FilterEntry[]][] {
  const groups = new Map<string, FilterEntry[]>();
  for (const entry of entries) groups.set(entry.m, [...(groups.get(entry.m) ?? []), entry]);
  return [...groups];
}

const groupNames: Record<FilterGroup, () => string> = {
  status: m.group_status,
  onhand_onorder: m.group_onhand_onorder,
  bisac36: m.group_bisac36,
  bisac36_topics: m.group_bisac36_topics,
  catcat2: m.group_catcat2,
  binding: m.group_binding,
  pubdate: m.group_pubdate,
  audience: m.group_audience,
  language: m.group_language,
};
