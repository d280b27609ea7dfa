import { useShopRules } from '@bookfront/shared/session';
import styled from 'styled-components';
import { phoneLink, useStoreFacts } from '../../store-facts';
import { Bar, SearchBar } from './bars';
import { CartLink } from './cart-link';
import { Logo } from './logo';

/** The header of a page that is one task (`frame: 'focused'`): the shop's name, its phone, the cart. */
export function FocusedHeader() {
  const { store, shows } = useStoreFacts();
  const { showCart } = useShopRules();
  return (
    <Bar>
      <SearchBar>
        <Row>
          <Logo />
          <Actions>
            {store.phone && shows('phone') && <Phone href={phoneLink(store.phone)}>{store.phone}</Phone>}
            {showCart && <CartLink />}
          </Actions>
        </Row>
      </SearchBar>
    </Bar>
  );
}

const Row = styled.div`
  display: grid;
  grid-template: 'logo actions' / minmax(0, 1fr) auto;
  align-items: center;
  gap: 1rem;
  width: min(100% - var(--gutter), var(--search-width));
  margin-inline: auto;
  padding-block: 0.6rem;
`;

const Actions = styled.div`
  grid-area: actions;
  display: flex;
  align-items: center;
  gap: 1rem;
`;

const Phone = styled.a`
  display: none;
  color: inherit;
  text-decoration: none;
  @media (min-width: 600px) {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;
