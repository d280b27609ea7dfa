import { formatMoney } from '@bookfront/shared/format';
import type { Order } from '@bookfront/shared/schemas';
import * as m from '#messages';
import { OrderBox } from './order-box';

/** ORD-24: the payments so far, and the amount owing. */
export function OrderPayments({ order }: { order: Order }) {
  return (
    <OrderBox aria-labelledby="order-payments">
      <h2 id="order-payments">{m.order_payments()}</h2>
      <dl>
        {order.payments.map(({ type, amount }, i) => (
          <div key={i}>
            <dt>{type}</dt>
            <dd>{formatMoney(amount)}</dd>
          </div>
        ))}
        <div data-total={order.payments.length > 0 || undefined}>
          <dt>{m.order_owing()}</dt>
          <dd>{formatMoney(order.summary.total_owing)}</dd>
        </div>
      </dl>
    </OrderBox>
  );
}
