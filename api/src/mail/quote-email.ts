import type { Order } from '@bookfront/shared/schemas';
import type { Shop } from '../shop/shop';
import { composeEmail } from './compose-email';
import { toRow } from './order-email';
import type { Email } from './outbox-repository';

/** To the shop: who asks for prices, how to reach them, for what, and what they wrote. The rows have today's prices. */
export function quoteEmail(shop: Shop, order: Order): Omit<Email, 'created'> {
  const heading = `Request for a quote, number ${order.order_number}, from ${order.purchaser_name || order.purchaser_email}`;
  const who = [
    ['Name', order.purchaser_name],
    ['Email', order.purchaser_email],
    ['Phone', order.purchaser_phone],
    ['Answer by', order.communication_preference],
    ['Purchase Order', order.purchaseorder],
  ] as const;
  const parts = [
    { rows: who.filter(([, value]) => value !== '') },
    { text: `Message: ${order.notes}` },
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
