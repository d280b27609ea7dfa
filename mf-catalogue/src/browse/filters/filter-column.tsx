import type { BrowseView } from '@bookfront/shared/routes';
import { filterGroups } from '@bookfront/shared/schemas/vocabulary';
import { Button, Icon } from '@bookfront/shared/ui';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { countText } from '../heading';
import type { Filters } from '../use-browse';
import { ExcludesPanel } from './excludes-panel';
import { FilterPanel } from './filter-panel';

interface FilterColumnProps {
  view: BrowseView;
  filters: Filters;
  chosen: number;
  /** How many titles the filters leave. */
  rowCount: number;
}

/**
 * The filter groups: a column beside the titles, on a phone a sheet behind 'Filters'. That is a link to the column's
 * own address, which opens it in the page without scripts (:target), and acts as a button once they run.
 */
export function FilterColumn({ view, filters, chosen, rowCount }: FilterColumnProps) {
  const { isOpen, setOpen, opener, close } = useSheet();
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
        ref={opener}
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
      <Panels
        id="filters"
        data-open={isOpen || undefined}
        aria-label={m.filters()}
        onKeyDown={({ key }) => key === 'Escape' && isOpen && close()}
      >
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
        {isOpen && (
          <SheetFoot>
            <Button type="button" onClick={close}>
              {m.show_titles({ titles: countText(rowCount) })}
            </Button>
          </SheetFoot>
        )}
      </Panels>
    </div>
  );
}

/** On a phone the page behind an open sheet stands still, and closing it gives the focus back. */
function useSheet() {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (!isOpen || !globalThis.matchMedia?.(phone).matches) return;
    document.documentElement.style.overflow = 'hidden';
    return () => void document.documentElement.style.removeProperty('overflow');
  }, [isOpen]);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return { isOpen, setOpen, opener, close };
}

const phone = '(max-width: 899px)';

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
  @media ${phone} {
    &[data-open] {
      position: fixed;
      z-index: 25;
      inset: 4rem 0 0;
      margin: 0;
      padding: 0.5rem 1.25rem 0;
      overflow-y: auto;
      overscroll-behavior: contain;
      border-radius: 14px 14px 0 0;
      background: var(--c-ground);
      box-shadow: 0 0 0 100vmax rgb(0 0 0 / 45%);
    }
  }
  @media (min-width: 900px) {
    display: block;
    margin-top: 0;
  }
`;

const SheetFoot = styled.div`
  position: sticky;
  inset-block-end: 0;
  padding-block: 0.75rem calc(0.75rem + env(safe-area-inset-bottom));
  background: var(--c-ground);
  button {
    width: 100%;
  }
  @media (min-width: 900px) {
    display: none;
  }
`;
