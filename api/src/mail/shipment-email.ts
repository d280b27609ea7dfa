import type { Order, OrderShipment } from '@bookfront/shared/schemas';
import * as m from '#messages';
import type { Shop } from '../shop/shop';
import { composeEmail, type EmailPart } from './compose-email';
import type { Email } from './outbox-repository';
import { signature } from './shop-signature';

/** Tells the buyer that a parcel has left, and where to follow it. */
export function shipmentEmail(
  shop: Shop,
  { order_number, purchaser_email }: Order,
  { carrier, tracking_number, tracking_url, shipped_date_text }: OrderShipment,
  now: number,
): Email {
  const { name } = shop.settings.store_info;
  const heading = m.shipment_email_subject({ number: order_number, shop: name });
  const parts: EmailPart[] = [
    { text: m.shipment_email_sent({ number: order_number, date: shipped_date_text, carrier }) },
    { rows: [[m.shipment_email_tracking(), tracking_number]] },
    ...(tracking_url ? [{ link: { text: m.shipment_email_follow(), address: tracking_url } }] : []),
    signature(shop),
  ];
  return {
    shop_id: shop.store_id,
    kind: 'shipment',
    recipient: purchaser_email,
    subject: heading,
    created: now,
    ...composeEmail(heading, parts),
  };
}
