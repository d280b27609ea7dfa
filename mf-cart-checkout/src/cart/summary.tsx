import { formatMoney, plural } from '@bookfront/shared/format';
import { useSettings } from '@bookfront/shared/page';
import type { Summary } from '@bookfront/shared/schemas';
import styled from 'styled-components';

/** The money of a cart as the api reckons it: zero amounts are left out (GAP-87), each tax has its own line. */
export function SummaryLines({ summary }: { summary: Summary }) {
  const { currency } = useSettings().checkout_info;
  return (
    <Lines>
      <Line name="In your cart" text={countText(summary)} isShown />
      <Line name="Before discounts" cents={summary.original_price} isShown={summary.discounts > 0} />
      <Line name="Discounts" cents={-summary.discounts} />
      <Line name="Subtotal" cents={summary.subtotal} isShown />
      {summary.taxes.map(({ type, amount }) => (
        <Line key={type} name={type} cents={amount} />
      ))}
      {summary.is_shipping_tbd ? <Line name="Shipping" text="To be determined" isShown /> : <Line name="Shipping" cents={summary.shipping} />}
      <Line name="Gift cards" cents={-summary.total_gift_card_amount_used} />
      <Line name="Total" aside={currency} cents={summary.total} isShown isTotal />
    </Lines>
  );
}

/** CRT-24: titles and copies, where they differ. */
function countText({ item_count, total_quantity }: Summary): string {
  const items = plural(item_count, 'item');
  return total_quantity === item_count ? items : `${items}, ${plural(total_quantity, 'copy', 'copies')}`;
}

interface LineProps {
  name: string;
  aside?: string;
  cents?: number;
  text?: string;
  isShown?: boolean;
  isTotal?: boolean;
}

function Line({ name, aside, cents = 0, text = formatMoney(cents), isShown = cents !== 0, isTotal }: LineProps) {
  if (!isShown) return null;
  return (
    <div data-total={isTotal || undefined}>
      <dt>
        {name} {aside && <small>{aside}</small>}
      </dt>
      <dd>{text}</dd>
    </div>
  );
}

const Lines = styled.dl`
  display: grid;
  gap: 0.55rem;
  margin: 0;
  font-variant-numeric: tabular-nums;
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
    font-size: 0.875em;
  }
  [data-total] {
    margin-top: 0.35rem;
    padding-top: 0.9rem;
    border-top: 1px solid var(--c-line);
    font-size: 1.15rem;
    font-weight: 600;
  }
`;
