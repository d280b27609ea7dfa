import * as m from '#messages';
import { foldEmail } from '../account/account-repository';
import type { CallContext, Input } from '../call-context/call-context';
import { write } from '../database/write';
import { admitEmail } from '../email-limit/email-limit';
import { orderLinkEmail } from '../mail/account-emails';
import { queueEmail } from '../mail/outbox-repository';
import { orderByNumber, readOrder } from '../order/order-repository';
import { signOrderLink } from '../order-link/order-link';

/**
 * A guest's order: where number and email belong together, a link goes to that email. The answer comes before the order
 * is looked for, so that neither it nor its time tells whether there is one. Fails with captcha, throttled.
 */
export async function findByEmail(context: CallContext, payload: Input<'order/findByEmail'>) {
  const email = foldEmail(payload.email_address);
  await admitEmail(context, email, payload.captcha);
  setImmediate(() => {
    sendOrderLink(context, payload.order_number, email).catch((err: unknown) =>
      context.log.error({ err }, 'the link of an order could not be sent'),
    );
  });
  return { notice: m.order_link_sent() };
}

async function sendOrderLink(context: CallContext, orderNumber: string, email: string): Promise<void> {
  const { db, shop, now } = context;
  const row = await orderByNumber(db, shop.store_id, orderNumber);
  const order = row && row.is_test === 0 ? readOrder(row) : undefined;
  if (!order || foldEmail(order.purchaser_email) !== email) return;
  await write(db, async (tx) => {
    const token = await signOrderLink(tx, { shopId: shop.store_id, order, now });
    await queueEmail(tx, orderLinkEmail(context, email, orderNumber, token));
  });
}
