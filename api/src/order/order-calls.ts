import { messages, type Order } from '@bookfront/shared/schemas';
import { defineCall } from '../call';
import { loginRequired, notFound } from '../failure';
import { orderByNumber } from './order-repository';

export const orderCalls = [
  /** For its owner only; another's order is as if it were not there. */
  defineCall('order/get', async ({ db, shop, session }, { order_id }) => {
    if (!session?.account_id) throw loginRequired(messages.loginNeeded);
    const row = await orderByNumber(db, shop.store_id, order_id);
    if (!row || row.account_id !== session.account_id) throw notFound('no_order', messages.noResults);
    const order: Order = JSON.parse(row.document);
    return order;
  }),
];
