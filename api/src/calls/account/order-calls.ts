import type { Order } from '@bookfront/shared/schemas';
import * as m from '#messages';
import type { CallContext, Handlers } from '../../call-context/call-context';
import { loginRequired, notFound } from '../../http/failure';
import { forBuyer } from '../../order/for-buyer';
import { orderByNumber, readOrder } from '../../order/order-repository';
import { orderWorkbook, workbookKind } from '../../order/order-workbook';

export const orderCalls = {
  'order/get': (context, { order_id }) => ownOrder(context, order_id),

  'order/getExcel': async (context, { order_id }) => {
    const order = await ownOrder(context, order_id);
    return { kind: workbookKind, name: `order-${order.order_number}.xlsx`, content: await orderWorkbook(order) };
  },
} satisfies Partial<Handlers>;

/** For its owner only; another's order is as if it were not there. */
async function ownOrder({ db, shop, session }: CallContext, orderId: string): Promise<Order> {
  if (!session?.account_id) throw loginRequired(m.login_needed());
  const row = await orderByNumber(db, shop.store_id, orderId);
  if (!row || row.account_id !== session.account_id) throw notFound('no_order', m.results_none());
  return forBuyer(readOrder(row));
}
