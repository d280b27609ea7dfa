import { limits, type Order } from '@bookfront/shared/schemas';
import * as m from '#messages';
import { tokenExpired } from '../../account-token/tokens';
import type { CallContext, Handlers } from '../../call-context/call-context';
import { refuseClosedCart } from '../../cart/cart-rules';
import { write } from '../../database/write';
import { loginRequired, notFound } from '../../http/failure';
import { orderForBuyer } from '../../order/for-buyer';
import { orderByNumber, readOrder } from '../../order/order-repository';
import { orderWorkbook, workbookKind } from '../../order/order-workbook';
import { findByEmail } from '../../order-history/find-by-email';
import { findOrders } from '../../order-history/find-orders';
import { invoiceOf } from '../../order-history/invoice';
import { isOrderLink } from '../../order-link/order-link';
import { buildCart } from '../../pricing/build-cart';
import { type Reordered, reorder } from '../../reorder/reorder';
import type { Reports } from '../../report/reports';

export const orderCalls = (reports: Reports) =>
  ({
    'order/get': (context, { order_id, token }) =>
      token ? orderByLink(context, order_id, token) : requireOwnOrder(context, order_id),
    'order/getList': findOrders,
    'order/findByEmail': findByEmail,

    'order/getExcel': async (context, { order_id }) => {
      const order = await requireOwnOrder(context, order_id);
      return { kind: workbookKind, name: `order-${order.order_number}.xlsx`, content: await orderWorkbook(order) };
    },

    'order/getInvoice': async (context, { order_id }) => {
      const order = await requireOwnOrder(context, order_id);
      const name = `invoice-${order.order_number}.pdf`;
      return { progress_report_id: await reports.start(context, name, invoiceOf(context.shop, order)) };
    },

    'order/reorder': async (context, { order_id }) => {
      const order = await requireOwnOrder(context, order_id);
      refuseClosedCart(context);
      const { added, leftOut } = await write(context.db, (tx) => reorder(tx, context, order));
      return {
        cart: await buildCart(context.db, context),
        added,
        left_out: leftOut.slice(0, limits.list.leftOut),
        left_out_count: leftOut.length,
        notice: reorderNotice({ added, leftOut }),
      };
    },

    'report/progress': (context, { progress_report_id }) => reports.progress(context, progress_report_id),
    'report/get': (context, { progress_report_id }) => reports.file(context, progress_report_id),
  }) satisfies Partial<Handlers>;

const maxNamed = 3;

function reorderNotice({ added, leftOut }: Reordered): string {
  const named = leftOut.slice(0, maxNamed).map(({ title }) => title);
  const titles = [...named, ...(leftOut.length > maxNamed ? ['…'] : [])].join(', ');
  return [added > 0 && m.order_reordered({ count: added }), titles && m.order_left_out({ titles })]
    .filter(Boolean)
    .join(' ');
}

/** Returns an order to its owner; for anyone else it doesn't exist. */
async function requireOwnOrder({ db, shop, session }: CallContext, orderId: string): Promise<Order> {
  if (!session?.account_id) throw loginRequired(m.login_needed());
  const row = await orderByNumber(db, shop.store_id, orderId);
  if (!row || row.account_id !== session.account_id) throw notFound('no_order', m.results_none());
  return orderForBuyer(readOrder(row));
}

/** Returns an order to whoever has its emailed link, without a login. An unknown order looks like an expired link. */
async function orderByLink({ db, shop, now }: CallContext, orderId: string, token: string): Promise<Order> {
  const row = await orderByNumber(db, shop.store_id, orderId);
  const order = row && readOrder(row);
  if (!order || !(await isOrderLink(db, { shopId: shop.store_id, order, now }, token))) throw tokenExpired();
  return orderForBuyer(order);
}
