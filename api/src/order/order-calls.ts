import { messages, type Order } from '@bookfront/shared/schemas';
import { type CallContext, defineCall } from '../call';
import { loginRequired, notFound } from '../failure';
import { orderByNumber, readOrder } from './order-repository';
import { orderWorkbook, workbookKind } from './order-workbook';

export const orderCalls = [
  defineCall('order/get', (context, { order_id }) => ownOrder(context, order_id)),

  defineCall('order/getExcel', async (context, { order_id }) => {
    const order = await ownOrder(context, order_id);
    return { kind: workbookKind, name: `order-${order.order_number}.xlsx`, content: await orderWorkbook(order) };
  }),
];

/** For its owner only; another's order is as if it were not there. */
async function ownOrder({ db, shop, session }: CallContext, orderId: string): Promise<Order> {
  if (!session?.account_id) throw loginRequired(messages.loginNeeded);
  const row = await orderByNumber(db, shop.store_id, orderId);
  if (!row || row.account_id !== session.account_id) throw notFound('no_order', messages.noResults);
  return readOrder(row);
}
