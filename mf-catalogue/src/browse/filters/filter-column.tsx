import type { BrowseView } from '@bookfront/shared/routes';
import { filterGroups } from '@bookfront/shared/schemas/vocabulary';
import { Icon } from '@bookfront/shared/ui';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import type { Filters } from '../use-browse';
import { ExcludesPanel } from './excludes-panel';
import { FilterPanel } from './filter-panel';

interface FilterColumnProps {
  view: BrowseView;
  filters: Filters;
  chosen: number;
}

/**
 * The filter groups: a column beside the titles, on a phone behind 'Filters'. That is a link to the column's own
 * address, which opens it without scripts (:target), and acts as a button once they run.
 */
export function FilterColumn({ view, filters, chosen }: FilterColumnProps) {
  const [isOpen, setOpen] = useState(false);
  const toggle = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    setOpen(!isOpen);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === ' ') toggle(event);
  };
  return (
    <div>
      <Opener
        href="#filters"
        role="button"
        aria-expanded={isOpen}
        aria-controls="filters"
        onClick={toggle}
        onKeyDown={press}
      >
        {chosen > 0 ? m.filters_chosen({ count: chosen }) : m.filters()}
        <Icon name="chevron" size={18} />
      </Opener>
      <Panels id="filters" data-open={isOpen || undefined} aria-label={m.filters()}>
        <ExcludesPanel view={view} entries={filters.excludes ?? []} />
        {filterGroups.map((group, i) => (
          <FilterPanel
            key={group.group}
            group={group}
            entries={filters[group.group] ?? []}
            view={view}
            startsOpen={i < 4}
          />
        ))}
      </Panels>
    </div>
  );
}

const Opener = styled.a`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 46px;
  padding: 0 1rem;
  border: 1px solid var(--c-line-strong);
  border-radius: 5px;
  color: var(--c-ink);
  font-weight: 600;
  text-decoration: none;
  svg {
    transform: rotate(90deg);
    transition: transform 150ms;
  }
  &[aria-expanded='true'] svg {
    transform: rotate(-90deg);
  }
  @media (min-width: 900px) {
    display: none;
  }
`;

const Panels = styled.section`
  display: none;
  margin-top: 0.75rem;
  scroll-margin-top: 6rem;
  &[data-open],
  &:target {
    display: block;
  }
  @media (min-width: 900px) {
    display: block;
    margin-top: 0;
  }
`;
