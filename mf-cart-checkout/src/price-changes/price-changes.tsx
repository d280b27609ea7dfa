import { formatMoney } from '@bookfront/shared/format';
import type { CartItem } from '@bookfront/shared/schemas';
import styled from 'styled-components';
import * as m from '#messages';
import { Note } from '../layout';
import { usePriceChanges } from './use-price-changes';

/** Prices that changed since the shopper last saw them, each with the old one and the new. */
export function PriceChanges({ items }: { items: readonly CartItem[] }) {
  const changes = usePriceChanges(items);
  if (changes.length === 0) return null;
  return (
    <Changes as="div" role="status">
      <List>
        {changes.map(({ cart_id, title, before, now }) => (
          <li key={cart_id}>{m.cart_price_changed({ title, before: formatMoney(before), now: formatMoney(now) })}</li>
        ))}
      </List>
    </Changes>
  );
}

const Changes = styled(Note)`
  margin-bottom: 1.25rem;
`;
const List = styled.ul`
  display: grid;
  gap: 0.35rem;
  margin: 0;
  padding: 0;
  list-style: none;
`;
