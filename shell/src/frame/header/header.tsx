import { Remote } from '@bookfront/shared/federation';
import { useSettings } from '@bookfront/shared/page';
import { useShopRules } from '@bookfront/shared/session';
import { Hidden, Icon } from '@bookfront/shared/ui';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import * as m from '#messages';
import { LocationButton } from '../../location';
import { MyLists } from '../lists/my-lists';
import { Drawer } from '../menu/drawer';
import { MenuBar } from '../menu/menu-bar';
import { AccountButton } from './account-button';
import { Bar, SearchBar } from './bars';
import { CartLink } from './cart-link';
import { Logo } from './logo';
import { SearchNotice } from './search-notice';

/**
 * The search bar (logo, search, location, lists, account, cart), with the navigation bar below it on wide screens and
 * the menu in a drawer on narrow ones.
 */
export function Header() {
  const { global_content } = useSettings();
  const { showCart } = useShopRules();
  const search = useSearchToggle();
  return (
    <Bar data-pinned={global_content.nav_bar.pin_navigation || undefined}>
      <SearchNotice />
      <SearchBar>
        <Row>
          <Drawer />
          <Logo />
          <SearchSlot id="search" ref={search.element} data-open={search.isOpen || undefined}>
            <Remote
              id="mf_catalogue/SearchBox"
              label={m.the_search_box()}
              quiet
              placeholder={<SearchPlaceholder aria-busy="true" />}
            />
          </SearchSlot>
          <Actions>
            <SearchToggle
              href="#search"
              role="button"
              aria-expanded={search.isOpen}
              aria-controls="search"
              onClick={search.toggle}
            >
              <Icon name={search.isOpen ? 'close' : 'search'} />
              <Hidden>{search.isOpen ? m.close_the_search() : m.search()}</Hidden>
            </SearchToggle>
            <LocationButton />
            <MyLists />
            <AccountButton />
            {showCart && <CartLink />}
          </Actions>
        </Row>
      </SearchBar>
      <MenuBar />
    </Bar>
  );
}

/** SHL-19: opens and closes the search on narrow screens. Without scripts the toggle links to it, which shows it. */
function useSearchToggle() {
  const [isOpen, setOpen] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes it
  useEffect(() => setOpen(false), [key]);
  useEffect(() => {
    if (isOpen) element.current?.querySelector('input')?.focus();
  }, [isOpen]);
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(!isOpen);
  };
  return { isOpen, element, toggle };
}

const Row = styled.div`
  width: min(100% - var(--gutter), var(--search-width));
  margin-inline: auto;
  padding-block: 0.6rem;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  grid-template-areas: 'menu logo actions' 'search search search';
  align-items: center;
  gap: 0 0.75rem;
  @media (max-width: 479px) {
    column-gap: 0.4rem;
  }
  @media (min-width: 900px) {
    grid-template-columns: fit-content(22rem) minmax(14rem, 34rem) auto;
    grid-template-areas: 'logo search actions';
    justify-content: space-between;
    gap: 2rem;
    padding-block: max(0.6rem, var(--search-padding));
  }
`;

const SearchSlot = styled.div`
  grid-area: search;
  min-height: 46px;
  margin-top: 0.6rem;
  @media (max-width: 899px) {
    &:not([data-open], :target, :focus-within) {
      display: none;
    }
  }
  @media (min-width: 900px) {
    margin-top: 0;
  }
`;

const SearchPlaceholder = styled.div`
  height: 46px;
  border: 1px solid var(--search-line);
  border-radius: 6px;
  background: var(--c-surface);
`;

const Actions = styled.div`
  grid-area: actions;
  display: flex;
  align-items: center;
  gap: 0.25rem;
  @media (max-width: 479px) {
    gap: 0;
    margin-inline-end: -10px;
  }
`;

const SearchToggle = styled.a`
  display: grid;
  place-content: center;
  width: 44px;
  height: 44px;
  color: inherit;
  @media (min-width: 900px) {
    display: none;
  }
`;
