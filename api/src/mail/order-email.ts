import { formatMoney } from '@bookfront/shared/format';
import { addressLines } from '@bookfront/shared/format/address';
import { chargedRows, moneyText } from '@bookfront/shared/format/money-rows';
import type { Order } from '@bookfront/shared/schemas';
import * as m from '#messages';
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
  const kind = order.delivery_key === 'quote' ? 'quote' : 'order';
  const heading = m.order_email_subject({ kind, number: order.order_number, shop: name });
  const received = { kind, date: order.order_date_text };
  const parts = [
    {
      text: isOwn
        ? m.order_email_thanks_by_name({ ...received, name: order.purchaser_name })
        : m.order_email_thanks(received),
    },
    { rows: order.items.map(toRow) },
    { rows: kind === 'quote' ? [] : sumsOf(order) },
    { text: deliveryText(order) },
    { text: [order.payment_message, ...(isOwn ? notesOf(order) : [])].filter(Boolean).join('\n') },
    signature(shop),
  ];
  const written = composeEmail(
    heading,
    parts.filter((part) => ('rows' in part ? part.rows.length > 0 : part.text !== '')),
  );
  await queueEmail(tx, {
    shop_id: shop.store_id,
    kind,
    recipient,
    subject: heading,
    created: order.order_date,
    ...written,
  });
}

const notesOf = ({ notes, purchaseorder }: Order): string[] => [
  notes && m.order_email_notes({ notes }),
  purchaseorder && m.order_email_purchase_order({ number: purchaseorder }),
];

export function toRow({ quantity, title_info, condition_text, line_total }: Order['items'][number]): Row {
  const { title } = title_info;
  const name = condition_text
    ? m.order_email_line_condition({ quantity, title, condition: condition_text })
    : m.order_email_line({ quantity, title });
  return [name, formatMoney(line_total)];
}

/** As the email has them, down to what the order came to: gift cards stand with the payments, one by one. */
export function sumsOf({ summary, payments }: Pick<Order, 'summary' | 'payments'>): Row[] {
  const off = (amount: number) => formatMoney(-amount);
  return [
    ...chargedRows(summary).map(
      ({ name, note, ...row }): Row => [note ? m.order_email_row_note({ note, name }) : name, moneyText(row)],
    ),
    ...payments.map(({ type, amount }): Row => [type, off(amount)]),
    [m.order_email_total_owing(), formatMoney(summary.total_owing)],
  ];
}

/** Nothing of an order of gift cards alone is sent by post or set aside. */
function deliveryText(order: Order): string {
  const { delivery_type, shipping, order_location_name, items, summary } = order;
  if (items.every(({ cart_notes }) => cart_notes))
    return summary.total_owing === 0 ? m.order_email_gift_cards_sent() : m.order_email_gift_cards_to_come();
  if (!shipping) return m.order_email_delivery({ delivery: delivery_type, place: order_location_name });
  const { name, orgname, addr1, addr2, city, prov, postal, country, provider } = shipping;
  return [
    m.order_email_delivery({ delivery: delivery_type, place: provider }),
    name,
    ...addressLines({
      company_name: orgname,
      street_address: addr1,
      street_address_2: addr2,
      city,
      province: prov,
      postal_code: postal,
      country_text: country,
    }),
  ]
    .filter((line) => line !== '')
    .join('\n');
}
