import { formatMoney } from '@bookfront/shared/format';
import { orderAddressLines } from '@bookfront/shared/format/address';
import { chargedRows, moneyText } from '@bookfront/shared/format/money-rows';
import { href } from '@bookfront/shared/routes';
import type { Order } from '@bookfront/shared/schemas';
import * as m from '#messages';
import type { Db } from '../database/open';
import { signOrderLink } from '../order-link/order-link';
import { composeEmail, type EmailPart } from './compose-email';
import { queueEmail } from './outbox-repository';
import { type EmailSource, shopLink } from './shop-link';
import { signature } from './shop-signature';

type Row = readonly [string, string];

interface Recipient {
  recipient: string;
  /** Whether the address is known to be the shopper's: an email to any other contains no text that they wrote. */
  isOwn: boolean;
  /** Whose history has the order, null for a guest's. */
  accountId: string | null;
}

/** Queues the confirmation of an order, with the order's own totals and a link to it. */
export async function queueOrderEmail(
  tx: Db,
  source: EmailSource,
  order: Order,
  { recipient, isOwn, accountId }: Recipient,
): Promise<void> {
  const { shop } = source;
  const { name } = shop.settings.store_info;
  const kind = order.delivery_key === 'quote' ? 'quote' : 'order';
  const heading = m.order_email_subject({ kind, number: order.order_number, shop: name });
  const received = { kind, date: order.order_date_text };
  const parts: EmailPart[] = [
    {
      text: isOwn
        ? m.order_email_thanks_by_name({ ...received, name: order.purchaser_name })
        : m.order_email_thanks(received),
    },
    { rows: order.items.map(toRow) },
    { rows: kind === 'quote' ? [] : sumsOf(order) },
    { text: deliveryText(order) },
    { text: [order.payment_message, ...(isOwn ? notesOf(order) : [])].filter(Boolean).join('\n') },
    ...(accountId ? [linkTo(source, order)] : await guestLinkTo(tx, source, order)),
    signature(shop),
  ];
  const written = composeEmail(heading, parts.filter(isFilled));
  await queueEmail(tx, {
    shop_id: shop.store_id,
    account_id: accountId,
    kind,
    recipient,
    subject: heading,
    created: order.order_date,
    ...written,
  });
}

function isFilled(part: EmailPart): boolean {
  if ('link' in part) return true;
  return 'rows' in part ? part.rows.length > 0 : part.text !== '';
}

const linkTo = (source: EmailSource, { order_number }: Order, query: Record<string, string> = {}): EmailPart => ({
  link: { text: m.email_order_link_link(), address: shopLink(source, href.order(order_number), query) },
});

/** A guest has no login: the link carries a token for this order. */
async function guestLinkTo(tx: Db, source: EmailSource, order: Order): Promise<EmailPart[]> {
  const token = await signOrderLink(tx, { shopId: source.shop.store_id, order, now: source.now });
  return [linkTo(source, order, { token }), { text: m.email_link_week() }];
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

/** The email's totals, down to the order total; gift cards are listed one by one with the payments. */
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

/** An order of gift cards only is neither shipped nor picked up. */
function deliveryText(order: Order): string {
  const { delivery_type, shipping, order_location_name, items, summary } = order;
  if (items.every(({ cart_notes }) => cart_notes))
    return summary.total_owing === 0 ? m.order_email_gift_cards_sent() : m.order_email_gift_cards_to_come();
  if (!shipping) return m.order_email_delivery({ delivery: delivery_type, place: order_location_name });
  return [
    m.order_email_delivery({ delivery: delivery_type, place: shipping.provider }),
    shipping.name,
    ...orderAddressLines(shipping),
  ]
    .filter((line) => line !== '')
    .join('\n');
}
