import { formatAuthors, formatMoney, languageOf } from '@bookfront/shared/format';
import type { CartItem } from '@bookfront/shared/schemas';
import { Cover } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';
import { LineNotes } from '../cart-line';

export function ReviewLines({ items }: { items: CartItem[] }) {
  return (
    <List aria-label={m.review_items()}>
      {items.map(({ title_info: title, cart_info: info }) => (
        <li key={info.cart_id}>
          <Cover title={title} />
          <div>
            <b {...languageOf(title)}>{title.title}</b>
            {title.authors.length > 0 && <span dir="auto">{formatAuthors(title.authors)}</span>}
            <span>
              {title.binding}, {info.quantity} × {formatMoney(info.sold_price)}
            </span>
            <LineNotes info={info} />
            {info.backorder_quantity > 0 && <span>{m.on_backorder({ count: info.backorder_quantity })}</span>}
          </div>
          <b>{formatMoney(info.line_total)}</b>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: 3.5rem 1fr auto;
    gap: 1rem;
    padding-block: 1rem;
    border-bottom: 1px solid var(--c-line);
    font-variant-numeric: tabular-nums;
  }
  li:first-child {
    padding-top: 0;
  }
  div {
    display: grid;
    align-content: start;
    gap: 0.1rem;
    overflow-wrap: anywhere;
  }
  b {
    font-weight: 600;
  }
  div > b {
    font: 600 var(--size-text)/1.3 var(--font-heading);
  }
  span,
  p {
    margin: 0;
    color: var(--c-muted);
    font-size: var(--size-small);
  }
`;
