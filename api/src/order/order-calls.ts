import { messages, orderSchema } from '@bookfront/shared/schemas';
import { defineCall } from '../call';
import { loginRequired, notFound } from '../failure';
import { orderByNumber } from './order-repository';

export const orderCalls = [
  /** For its owner only; another's order is as if it were not there. */
  defineCall('order/get', async ({ db, shop, session }, { order_id }) => {
    if (!session?.account_id) throw loginRequired(messages.loginNeeded);
    const row = await orderByNumber(db, shop.store_id, order_id);
    if (!row || row.account_id !== session.account_id) throw notFound('no_order', messages.noResults);
    return readOrder(row.document);
  }),
];

/** An order stays as it was placed; one of an earlier version lacks what came since. */
function readOrder(document: string) {
  const order = JSON.parse(document);
  const since = { promo_codes: [], post_subtotal_discount: 0, contains_gift_registry_item: false, contains_gift_registry_shipping: false };
  return orderSchema.parse({ ...order, summary: { ...since, ...order.summary } });
}
