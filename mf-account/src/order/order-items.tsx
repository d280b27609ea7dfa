import { formatAuthors, formatMoney, languageOf } from '@bookfront/shared/format';
import { href } from '@bookfront/shared/routes';
import type { Order } from '@bookfront/shared/schemas';
import { Cover, ShopLink } from '@bookfront/shared/ui';
import { Fragment } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { BuyAgain } from './buy-again';
import { GiftCardNote } from './gift-card-note';
import { shipmentsOf } from './shipments';

/** The order's lines by shipment, with the prices of the day of the order (ORD-25, ORD-27). */
export function OrderItems({ order }: { order: Order }) {
  return shipmentsOf(order).map(({ name, items }) => (
    <Fragment key={name}>
      {name && <Name>{name}</Name>}
      <List aria-label={name || m.order_items()}>
        {items.map((item, i) => (
          <Item key={i} item={item} />
        ))}
      </List>
    </Fragment>
  ));
}

function Item({ item }: { item: Order['items'][number] }) {
  const title = item.title_info;
  return (
    <li>
      <ShopLink to={href.item(title.eisbn)} tabIndex={-1} aria-hidden="true">
        <Cover title={title} />
      </ShopLink>
      <div>
        <ShopLink to={href.item(title.eisbn)} {...languageOf(title)}>
          {title.title}
        </ShopLink>
        {title.authors.length > 0 && <span dir="auto">{formatAuthors(title.authors)}</span>}
        <span>{[title.binding, item.condition_text].filter(Boolean).join(', ')}</span>
        <span>
          {item.quantity} × {formatMoney(item.sold_price)}
        </span>
        {item.backorder_quantity > 0 && <span>{m.order_on_backorder({ count: item.backorder_quantity })}</span>}
        {item.gift_registry_name && <span>{m.order_gift_registry({ name: item.gift_registry_name })}</span>}
        {item.cart_notes && <GiftCardNote info={item.cart_notes.gift_card_info} />}
        <BuyAgain title={title} />
      </div>
      <b>{formatMoney(item.line_total)}</b>
    </li>
  );
}

const Name = styled.h2`
  margin: 0 0 0.75rem;
  font: 600 var(--size-text)/1.3 var(--font-heading);
`;

const List = styled.ul`
  margin: 0 0 2rem;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: 5rem 1fr auto;
    gap: 1.1rem;
    padding-block: 1.25rem;
    border-bottom: 1px solid var(--c-line);
    font-variant-numeric: tabular-nums;
  }
  li:first-child {
    border-top: 1px solid var(--c-line);
  }
  div {
    display: grid;
    align-content: start;
    justify-items: start;
    gap: 0.15rem;
    overflow-wrap: anywhere;
    text-align: left;
  }
  div a:not([data-button]) {
    color: inherit;
    font: 600 var(--size-text)/1.3 var(--font-heading);
    text-decoration: none;
  }
  div a:hover {
    text-decoration: underline;
  }
  span {
    color: var(--c-muted);
    font-size: var(--size-small);
  }
  b {
    font-weight: 600;
  }
`;
