import { formatMoney } from '@bookfront/shared/format';
import { localityLine, orderAddressLines } from '@bookfront/shared/format/address';
import type { Order } from '@bookfront/shared/schemas';
import * as m from '#messages';
import { sumsOf } from '../mail/order-email';
import type { InvoiceLine } from '../pdf/invoice-document';
import type { PrintDocument } from '../pdf/print-document';
import type { Shop } from '../shop/shop';

/** The invoice of an order, or the sheet of a quote, with the order's own amounts. */
export function invoiceOf({ settings: { store_info } }: Pick<Shop, 'settings'>, order: Order): PrintDocument {
  const { name, address, phone, email } = store_info;
  const isQuote = order.delivery_key === 'quote';
  return {
    kind: 'invoice',
    shop: name,
    heading: isQuote
      ? m.invoice_quote_heading({ number: order.order_number })
      : m.invoice_heading({ number: order.order_number }),
    seller: [name, address, localityLine(store_info), phone, email].filter(Boolean),
    buyer: buyerOf(order),
    facts: factsOf(order),
    columns: {
      quantity: m.invoice_quantity(),
      title: m.workbook_title(),
      price: m.workbook_price(),
      total: m.workbook_total(),
    },
    lines: order.items.map(lineOf),
    sums: isQuote ? [] : sumsOf(order).map(([sum, amount]) => [sum, amount]),
    notes: [order.payment_message, order.notes && m.order_email_notes({ notes: order.notes })].filter(Boolean),
  };
}

function buyerOf({ purchaser_name, purchaser_email, shipping }: Order): string[] {
  if (!shipping) return [purchaser_name, purchaser_email].filter(Boolean);
  return [shipping.name || purchaser_name, ...orderAddressLines(shipping)].filter(Boolean);
}

const factsOf = (order: Order): [string, string][] => {
  const facts: [string, string][] = [
    [m.workbook_date(), order.order_date_text],
    [m.workbook_delivery(), order.delivery_type],
    [m.invoice_payment(), order.payment_type],
    [m.workbook_purchase_order(), order.purchaseorder],
  ];
  return facts.filter(([, value]) => value !== '');
};

const lineOf = ({
  quantity,
  title_info,
  condition_text,
  sold_price,
  line_total,
}: Order['items'][number]): InvoiceLine => ({
  quantity: String(quantity),
  title: title_info.title,
  facts: [title_info.eisbn, condition_text].filter(Boolean).join(' · '),
  price: formatMoney(sold_price),
  total: formatMoney(line_total),
  language: title_info.language,
});
