import { formatMoney } from '@bookfront/shared/format';
import type { Order } from '@bookfront/shared/schemas';
import type { Db } from '../database/open';
import type { Shop } from '../store/shop';
import { postLetter } from './outbox-repository';
import { signature } from './shop-signature';
import { writeLetter } from './write-letter';

type Row = readonly [string, string];

/** The confirmation of an order, with the very sums that the order has. */
export async function postOrderLetter(tx: Db, shop: Shop, order: Order, recipient: string): Promise<void> {
  const { name } = shop.settings.store_info;
  const isQuote = order.delivery_key === 'quote';
  const heading = isQuote ? `Your request for a quote, number ${order.order_number}` : `Your order ${order.order_number} at ${name}`;
  const parts = [
    { text: `Thank you, ${order.purchaser_name}. We have your ${isQuote ? 'request' : 'order'} of ${order.order_date_text}.` },
    { rows: order.items.map(toRow) },
    { rows: isQuote ? [] : sumsOf(order) },
    { text: deliveryText(order) },
    {
      text: [order.payment_message, order.notes && `Notes: ${order.notes}`, order.purchaseorder && `Purchase Order: ${order.purchaseorder}`]
        .filter(Boolean)
        .join('\n'),
    },
    signature(shop),
  ];
  const written = writeLetter(
    heading,
    parts.filter((part) => ('rows' in part ? part.rows.length > 0 : part.text !== '')),
  );
  await postLetter(tx, { shop_id: shop.store_id, kind: isQuote ? 'quote' : 'order', recipient, subject: heading, created: order.order_date, ...written });
}

export const toRow = ({ quantity, title_info, condition_text, line_total }: Order['items'][number]): Row => [
  `${quantity} × ${title_info.title}${condition_text ? ` (${condition_text})` : ''}`,
  formatMoney(line_total),
];

/** As the letter has them: what is taken off is below zero; shipping that costs nothing is left out (GAP-87). */
export function sumsOf({ summary, payments }: Pick<Order, 'summary' | 'payments'>): Row[] {
  const off = (amount: number) => formatMoney(-amount);
  return [
    ['Subtotal', formatMoney(summary.subtotal)],
    ...summary.promo_codes.filter(({ type }) => type === 'special').map(({ code, amount }): Row => [`Promo code ${code}`, off(amount)]),
    ...summary.taxes.map(({ type, amount }): Row => [type, formatMoney(amount)]),
    ...(summary.shipping === 0 ? [] : [['Shipping', formatMoney(summary.shipping)] satisfies Row]),
    ...payments.map(({ type, amount }): Row => [type, off(amount)]),
    ['Total owing', formatMoney(summary.total_owing)],
  ];
}

function deliveryText({ delivery_type, shipping, order_location_name }: Order): string {
  if (!shipping) return `${delivery_type}: ${order_location_name}`;
  const { name, orgname, addr1, addr2, city, prov, postal, country, provider } = shipping;
  return [`${delivery_type}: ${provider}`, name, orgname, addr1, addr2, `${city} ${prov} ${postal}`, country].filter((line) => line !== '').join('\n');
}
