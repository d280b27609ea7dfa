import { Remote } from '@bookfront/shared/federation';
import { useSettings } from '@bookfront/shared/page';
import { useShopRules } from '@bookfront/shared/session';
import styled from 'styled-components';
import { AccountButton } from './account-button';
import { CartLink } from './cart-link';
import { Drawer } from './drawer';
import { Logo } from './logo';
import { MenuBar } from './menu-bar';

/** Logo, search, account, cart; the menu under them on wide screens and in a drawer on narrow ones. */
export function Header() {
  const { global_content } = useSettings();
  const { showCart } = useShopRules();
  return (
    <Bar data-pinned={global_content.nav_bar.pin_navigation || undefined}>
      <Row>
        <Drawer />
        <Logo />
        <SearchPlace>
          <Remote id="mf_catalogue/SearchBox" label="The search box" quiet placeholder={<SearchPlaceholder aria-busy="true" />} />
        </SearchPlace>
        <Actions>
          <AccountButton />
          {showCart && <CartLink />}
        </Actions>
      </Row>
      <MenuBar />
    </Bar>
  );
}

const Bar = styled.header`
  position: relative;
  z-index: 10;
  background: var(--nav-ground);
  color: var(--nav-ink);
  box-shadow: var(--nav-shadow);
  &[data-pinned] {
    position: sticky;
    top: 0;
  }
`;

const Row = styled.div`
  width: min(100% - var(--gutter), var(--nav-width));
  margin-inline: auto;
  padding-block: calc(var(--nav-padding) + 0.6rem);
  display: grid;
  grid-template-columns: auto 1fr auto;
  grid-template-areas: 'menu logo actions' 'search search search';
  align-items: center;
  gap: 0.6rem 0.75rem;
  @media (min-width: 900px) {
    grid-template-columns: auto minmax(20rem, 34rem) auto;
    grid-template-areas: 'logo search actions';
    justify-content: space-between;
    gap: 2rem;
  }
`;

const SearchPlace = styled.div`
  grid-area: search;
  min-height: 46px;
`;

const SearchPlaceholder = styled.div`
  height: 46px;
  border: 1px solid var(--nav-line);
  border-radius: 6px;
  background: var(--c-surface);
`;

const Actions = styled.div`
  grid-area: actions;
  display: flex;
  align-items: center;
  gap: 0.25rem;
`;
