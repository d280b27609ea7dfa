import { formatMoney, plural } from '@bookfront/shared/format';
import { useSettings } from '@bookfront/shared/page';
import type { Order } from '@bookfront/shared/schemas';
import styled from 'styled-components';

/** ORD-23, ORD-24: what the order came to; each tax by its name, zero amounts left out (GAP-87). */
export function OrderMoney({ order }: { order: Order }) {
  const { summary } = order;
  const { currency } = useSettings().checkout_info;
  const rows: [name: string, cents: number, isShown: boolean][] = [
    ['Before discounts', summary.original_price, summary.discounts > 0],
    ['Discounts', -summary.discounts, summary.discounts > 0],
    ['Subtotal', summary.subtotal, true],
    ...summary.taxes.map(({ type, amount }): [string, number, boolean] => [type, amount, amount !== 0]),
    ['Shipping', summary.shipping, summary.shipping > 0],
    ['Gift cards', -summary.total_gift_card_amount_used, summary.total_gift_card_amount_used > 0],
  ];
  return (
    <Box aria-labelledby="order-summary">
      <h2 id="order-summary">Order summary</h2>
      <dl>
        <div>
          <dt>Ordered</dt>
          <dd>{countText(summary)}</dd>
        </div>
        {rows
          .filter(([, , isShown]) => isShown)
          .map(([name, cents]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{formatMoney(cents)}</dd>
            </div>
          ))}
        <div data-total>
          <dt>
            Total <small>{currency}</small>
          </dt>
          <dd>{formatMoney(summary.total)}</dd>
        </div>
        <div>
          <dt>Owing</dt>
          <dd>{formatMoney(summary.total_owing)}</dd>
        </div>
      </dl>
    </Box>
  );
}

/** Titles and copies, where they differ. */
function countText({ item_count, total_quantity }: Order['summary']): string {
  const items = plural(item_count, 'item');
  return total_quantity === item_count ? items : `${items}, ${plural(total_quantity, 'copy', 'copies')}`;
}

const Box = styled.section`
  padding: clamp(1.1rem, 3vw, 1.6rem);
  border: 1px solid var(--c-line);
  border-radius: 8px;
  background: var(--c-surface);
  h2 {
    margin: 0 0 1rem;
    font: 600 1.25rem/1.25 var(--font-heading);
  }
  dl {
    display: grid;
    gap: 0.55rem;
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
  div {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
  }
  dd {
    margin: 0;
  }
  small {
    color: var(--c-muted);
  }
  [data-total] {
    margin-top: 0.35rem;
    padding-top: 0.9rem;
    border-top: 1px solid var(--c-line);
    font-size: 1.15rem;
    font-weight: 600;
  }
`;
