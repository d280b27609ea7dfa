import { formatMoney } from '@bookfront/shared/format';
import { chargedRows, moneyText } from '@bookfront/shared/format/money-rows';
import type { Order } from '@bookfront/shared/schemas';
import type { Db } from '../database/open';
import type { Shop } from '../shop/shop';
import { composeEmail } from './compose-email';
import { queueEmail } from './outbox-repository';
import { signature } from './shop-signature';

type Row = readonly [string, string];

interface Reader {
  recipient: string;
  /** Whether it is known to be the shopper's: an email to any other address carries nothing that they wrote freely. */
  isOwn: boolean;
}

/** The confirmation of an order, with the very sums that the order has. */
export async function queueOrderEmail(tx: Db, shop: Shop, order: Order, { recipient, isOwn }: Reader): Promise<void> {
  const { name } = shop.settings.store_info;
  const isQuote = order.delivery_key === 'quote';
  const heading = isQuote
    ? `Your request for a quote, number ${order.order_number}`
    : `Your order ${order.order_number} at ${name}`;
  const parts = [
    {
      text: `Thank you${isOwn ? `, ${order.purchaser_name}` : ''}. We have your ${isQuote ? 'request' : 'order'} of ${order.order_date_text}.`,
    },
    { rows: order.items.map(toRow) },
    { rows: isQuote ? [] : sumsOf(order) },
    { text: deliveryText(order) },
    { text: [order.payment_message, ...(isOwn ? wordsOf(order) : [])].filter(Boolean).join('\n') },
    signature(shop),
  ];
  const written = composeEmail(
    heading,
    parts.filter((part) => ('rows' in part ? part.rows.length > 0 : part.text !== '')),
  );
  await queueEmail(tx, {
    shop_id: shop.store_id,
    kind: isQuote ? 'quote' : 'order',
    recipient,
    subject: heading,
    created: order.order_date,
    ...written,
  });
}

const wordsOf = ({ notes, purchaseorder }: Order): string[] => [
  notes && `Notes: ${notes}`,
  purchaseorder && `Purchase Order: ${purchaseorder}`,
];

export const toRow = ({ quantity, title_info, condition_text, line_total }: Order['items'][number]): Row => [
  `${quantity} × ${title_info.title}${condition_text ? ` (${condition_text})` : ''}`,
  formatMoney(line_total),
];

/** As the email has them, down to what the order came to: gift cards stand with the payments, one by one. */
export function sumsOf({ summary, payments }: Pick<Order, 'summary' | 'payments'>): Row[] {
  const off = (amount: number) => formatMoney(-amount);
  return [
    ...chargedRows(summary).map(({ name, note, ...row }): Row => [note ? `${note}: ${name}` : name, moneyText(row)]),
    ...payments.map(({ type, amount }): Row => [type, off(amount)]),
    ['Total owing', formatMoney(summary.total_owing)],
  ];
}

/** Nothing of an order of gift cards alone is sent by post or set aside. */
const giftCardsSent = 'The number and the PIN of each gift card come by email, in a letter of their own.';
const giftCardsToCome = 'The number and the PIN of each gift card come by email once the order is paid.';

function deliveryText(order: Order): string {
  const { delivery_type, shipping, order_location_name, items, summary } = order;
  if (items.every(({ cart_notes }) => cart_notes)) return summary.total_owing === 0 ? giftCardsSent : giftCardsToCome;
  if (!shipping) return `${delivery_type}: ${order_location_name}`;
  const { name, orgname, addr1, addr2, city, prov, postal, country, provider } = shipping;
  return [`${delivery_type}: ${provider}`, name, orgname, addr1, addr2, `${city} ${prov} ${postal}`, country]
    .filter((line) => line !== '')
    .join('\n');
}
