import { formatMoney, languageOf } from '@bookfront/shared/format';
import { useSettings } from '@bookfront/shared/page';
import { href } from '@bookfront/shared/routes';
import type { OrderRow } from '@bookfront/shared/schemas';
import { limits } from '@bookfront/shared/schemas/limits';
import { Button, ButtonLink, Cover, ShopLink } from '@bookfront/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { Actions } from '../layout';
import { BuyAgain, DownloadExcel, OrderActions, statusText } from '../order';

interface OrderCardProps {
  order: OrderRow;
  /** Lines that are shown before the rest is asked for. */
  max?: number;
}

/** P2 §2 Order summary card. */
export function OrderCard({ order, max = limits.orderHistory.shown }: OrderCardProps) {
  const { order_number: number } = order;
  const id = `order-${number}`;
  return (
    <Card aria-labelledby={id}>
      <h2 id={id}>
        <ShopLink to={href.order(number)}>{m.order_number({ number })}</ShopLink>
      </h2>
      <Facts order={order} />
      <Items order={order} max={max} />
      <Actions>
        <ButtonLink kind="quiet" to={href.order(number)} aria-label={m.order_details_named({ number })}>
          {m.orders_details()}
        </ButtonLink>
        {order.delivery_key !== 'quote' && (
          <DownloadExcel orderNumber={number} label={m.order_excel_named({ number })} />
        )}
        <OrderActions order={order} isOneOfMany />
      </Actions>
    </Card>
  );
}

/** ORD-02; the location on a multistore only (GAP-87). */
function Facts({ order }: { order: OrderRow }) {
  const { is_multistore } = useSettings().store_info;
  const facts = [
    [m.orders_placed(), order.order_date_text],
    [m.orders_total(), formatMoney(order.summary.total)],
    [m.orders_delivery(), order.delivery_type],
    [m.orders_location(), is_multistore ? order.order_location_name : ''],
    [m.orders_status(), order.status ? statusText(order.status) : ''],
  ] as const;
  return (
    <dl>
      {facts.map(
        ([name, text]) =>
          text && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** ORD-06, ORD-07: the button shows the lines that are here; what an answer leaves out is on the order's page. */
function Items({ order: { order_number, items, summary }, max }: Required<OrderCardProps>) {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? items : items.slice(0, max);
  const more = Math.max(summary.item_count, items.length) - shown.length;
  return (
    <ul>
      {shown.map(({ title_info: title, quantity }, i) => (
        <li key={i}>
          <Cover title={title} />
          <div>
            <ShopLink to={href.item(title.eisbn)} {...languageOf(title)}>
              {title.title}
            </ShopLink>
            <span>× {quantity}</span>
            <BuyAgain title={title} />
          </div>
        </li>
      ))}
      {more > 0 && (
        <li>
          {isOpen || items.length <= max ? (
            <ShopLink to={href.order(order_number)}>{m.orders_more({ count: more })}</ShopLink>
          ) : (
            <Button kind="plain" onClick={() => setOpen(true)}>
              {m.orders_more({ count: more })}
            </Button>
          )}
        </li>
      )}
    </ul>
  );
}

const Card = styled.li`
  display: grid;
  gap: 1rem;
  padding: clamp(1.1rem, 3vw, 1.6rem);
  border: 1px solid var(--c-line);
  border-radius: 8px;
  background: var(--c-surface);
  h2 {
    margin: 0;
    font: 600 var(--size-lead)/1.25 var(--font-heading);
  }
  h2 a {
    color: inherit;
    text-decoration: none;
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 2rem;
    margin: 0;
  }
  dt {
    color: var(--c-muted);
    font-size: var(--size-small);
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
    gap: 1rem;
    align-items: start;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  ul li {
    display: grid;
    grid-template-columns: 3.5rem 1fr;
    gap: 0.9rem;
  }
  ul li:not(:has(img, svg)) {
    display: block;
  }
  ul div {
    display: grid;
    align-content: start;
    justify-items: start;
    overflow-wrap: anywhere;
  }
  ul div a:not([data-button]) {
    color: inherit;
    font-weight: 600;
    text-decoration: none;
  }
  ul span {
    color: var(--c-muted);
    font-size: var(--size-small);
  }
`;
