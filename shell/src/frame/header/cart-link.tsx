import { href } from '@bookfront/shared/routes';
import { useSession } from '@bookfront/shared/session';
import { Hidden, Icon } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';
import { HeaderLink, Label } from '../../header-parts';

/** SHL-24, SHL-25: the link to the cart, with the number of items. */
export function CartLink() {
  const { item_count } = useSession().cart.summary;
  return (
    <HeaderLink to={href.cart()} data-filled={item_count > 0 || undefined}>
      <Icon name="cart" />
      <Label aria-hidden="true">{m.cart()}</Label>
      {item_count > 0 && <Badge aria-hidden="true">{item_count}</Badge>}
      <Hidden>{m.cart_items({ count: item_count })}</Hidden>
    </HeaderLink>
  );
}

const Badge = styled.span`
  position: absolute;
  inset-block-start: 2px;
  inset-inline-start: 1.3rem;
  min-width: 1.2rem;
  padding: 0 0.3rem;
  border-radius: 1rem;
  background: var(--search-ink);
  color: var(--search-ground);
  font: 600 var(--size-tiny)/1.2rem var(--font-text);
  text-align: center;
`;
