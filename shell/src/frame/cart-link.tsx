import { plural } from '@bookfront/shared/format';
import { href } from '@bookfront/shared/routes';
import { useSession } from '@bookfront/shared/session';
import { Hidden, Icon, ShopLink } from '@bookfront/shared/ui';
import styled from 'styled-components';

/** SHL-24, SHL-25: the cart with the number of its items. */
export function CartLink() {
  const { item_count } = useSession().cart.summary;
  return (
    <HeaderLink to={href.cart()} data-filled={item_count > 0 || undefined}>
      <Icon name="cart" />
      <Label aria-hidden="true">Cart</Label>
      {item_count > 0 && <Badge aria-hidden="true">{item_count}</Badge>}
      <Hidden>Cart, {plural(item_count, 'item')}</Hidden>
    </HeaderLink>
  );
}

/** A link among the header's actions; on narrow screens only its icon shows. */
export const HeaderLink = styled(ShopLink)`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 0.45rem;
  min-width: 44px;
  min-height: 44px;
  justify-content: center;
  padding-inline: 0.5rem;
  color: inherit;
  text-decoration: none;
  font-weight: 600;
  border-radius: 5px;
  &[data-filled] svg {
    margin-inline-end: 0.5rem;
  }
  &:hover {
    background: var(--search-line);
  }
`;

export const Label = styled.span`
  max-width: 11rem;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  @media (max-width: 899px) {
    position: absolute;
    width: 1px;
    height: 1px;
    clip-path: inset(50%);
  }
`;

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
