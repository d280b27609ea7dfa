import type { Order } from '@bookfront/shared/schemas';
import * as m from '#messages';
import type { Shop } from '../shop/shop';
import { composeEmail } from './compose-email';
import { toRow } from './order-email';
import type { Email } from './outbox-repository';

/**
 * Tells the shop who asks for a quote, how to reach them, for which books, and their message. The rows have today's
 * prices.
 */
export function quoteEmail(shop: Shop, order: Order): Omit<Email, 'created'> {
  const heading = m.quote_email_subject({
    number: order.order_number,
    name: order.purchaser_name || order.purchaser_email,
  });
  const who = [
    [m.quote_email_name(), order.purchaser_name],
    [m.quote_email_email(), order.purchaser_email],
    [m.quote_email_phone(), order.purchaser_phone],
    [m.quote_email_answer_by(), order.communication_preference],
    [m.quote_email_purchase_order(), order.purchaseorder],
  ] as const;
  const parts = [
    { rows: who.filter(([, value]) => value !== '') },
    { text: m.quote_email_message({ message: order.notes }) },
    { rows: order.items.map(toRow) },
  ];
  return {
    shop_id: shop.store_id,
    kind: 'quote',
    recipient: shop.settings.store_info.email,
    subject: heading,
    ...composeEmail(heading, parts),
  };
}
