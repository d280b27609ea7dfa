import styled from 'styled-components';
import { StoreContact } from '../store-facts';
import { FooterBar, ShopLinks } from './footer';

/** The footer of a page that is one task: how to reach the shop, and its terms, in a line. */
export function FocusedFooter() {
  return (
    <NarrowBar>
      <Line>
        <StoreContact />
        <ShopLinks />
      </Line>
    </NarrowBar>
  );
}

const NarrowBar = styled(FooterBar)`
  padding-block: 0.75rem;
`;

const Line = styled.address`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.5rem;
  width: min(100% - var(--gutter), var(--footer-width));
  margin-inline: auto;
  font-style: normal;
  font-size: var(--size-small);
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.5rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`;
