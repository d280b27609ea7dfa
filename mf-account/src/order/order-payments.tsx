import { formatMoney } from '@bookfront/shared/format';
import type { Order } from '@bookfront/shared/schemas';
import { MoneyLine, MoneyLines } from '@bookfront/shared/ui/money-lines';
import * as m from '#messages';
import { OrderBox } from './order-box';

/** ORD-24: the payments so far, and the amount owing. */
export function OrderPayments({ order }: { order: Order }) {
  return (
    <OrderBox aria-labelledby="order-payments">
      <h2 id="order-payments">{m.order_payments()}</h2>
      <MoneyLines>
        {order.payments.map(({ type, amount }, i) => (
          <MoneyLine key={i} name={type} text={formatMoney(amount)} />
        ))}
        <MoneyLine
          name={m.order_owing()}
          text={formatMoney(order.summary.total_owing)}
          isTotal={order.payments.length > 0}
        />
      </MoneyLines>
    </OrderBox>
  );
}
