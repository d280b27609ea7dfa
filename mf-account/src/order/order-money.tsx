import { formatMoney, plural } from '@bookfront/shared/format';
import { moneyRows } from '@bookfront/shared/format/money-rows';
import { useSettings } from '@bookfront/shared/page';
import type { Order } from '@bookfront/shared/schemas';
import { OrderBox } from './order-box';

/** ORD-23: what the order came to. */
export function OrderMoney({ summary }: { summary: Order['summary'] }) {
  const { currency } = useSettings().checkout_info;
  return (
    <OrderBox aria-labelledby="order-summary">
      <h2 id="order-summary">Order summary</h2>
      <dl>
        <div>
          <dt>Ordered</dt>
          <dd>{countText(summary)}</dd>
        </div>
        {moneyRows(summary).map(({ name, note, cents }, i) => (
          <div key={`${i} ${name}`}>
            <dt>
              {name} {note && <small>{note}</small>}
            </dt>
            <dd>{formatMoney(cents)}</dd>
          </div>
        ))}
        <div data-total>
          <dt>
            Total <small>{currency}</small>
          </dt>
          <dd>{formatMoney(summary.total)}</dd>
        </div>
      </dl>
    </OrderBox>
  );
}

/** Titles and copies, where they differ. */
function countText({ item_count, total_quantity }: Order['summary']): string {
  const items = plural(item_count, 'item');
  return total_quantity === item_count ? items : `${items}, ${plural(total_quantity, 'copy', 'copies')}`;
}
