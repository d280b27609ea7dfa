import { formatCount } from '@bookfront/shared/format';
import { isTotalRow, moneyRows, moneyText } from '@bookfront/shared/format/money-rows';
import { useSettings } from '@bookfront/shared/page';
import type { Order } from '@bookfront/shared/schemas';
import { MoneyLine, MoneyLines } from '@bookfront/shared/ui/money-lines';
import * as m from '#messages';
import { OrderBox } from './order-box';

/** ORD-23: the order's total, and below it what remains after gift cards. */
export function OrderMoney({ summary }: { summary: Order['summary'] }) {
  const { currency } = useSettings().checkout_info;
  return (
    <OrderBox aria-labelledby="order-summary">
      <h2 id="order-summary">{m.order_summary()}</h2>
      <MoneyLines>
        <MoneyLine name={m.order_ordered()} text={countText(summary)} />
        {moneyRows(summary).map(({ kind, name, note, ...row }, i) => {
          const isTotal = isTotalRow({ kind });
          return (
            <MoneyLine
              key={`${i} ${name}`}
              name={name}
              note={isTotal ? currency : note}
              text={moneyText(row)}
              isTotal={isTotal}
            />
          );
        })}
      </MoneyLines>
    </OrderBox>
  );
}

/** The number of titles, and of copies if it differs. */
function countText({ item_count, total_quantity }: Order['summary']): string {
  if (total_quantity === item_count) return m.order_item_count({ count: formatCount(item_count) });
  return m.order_copies({ count: formatCount(item_count), copies: formatCount(total_quantity) });
}
