import { type CheckoutState, type Order, type PaymentChoice, paymentLabels, type Summary } from '@bookfront/shared/schemas';
import type { CallContext } from '../call';
import type { PricedLine } from '../cart/cart-lines';
import { dateTimeText } from '../dates';
import { locationOf } from '../store/location';
import { toCard } from '../title/title-cards';

export interface OrderParts {
  context: CallContext;
  order_number: string;
  lines: readonly PricedLine[];
  contact: NonNullable<CheckoutState['contact']>;
  summary: Summary;
  payment_choice: PaymentChoice;
}

/** P2§3 Order, frozen as it was placed. */
export function buildOrder({ context, order_number, lines, contact, summary, payment_choice }: OrderParts): Order {
  const { shop, now } = context;
  const location = shop.locations.find(({ id }) => id === locationOf(context));
  return {
    order_number,
    ...(context.isTest ? { is_test: true } : {}),
    order_date: now,
    order_date_text: dateTimeText(now, shop.settings.time_zone),
    delivery_key: 'pickup',
    delivery_type: 'Pick up',
    payment_type: paymentLabels[payment_choice],
    payment_message: payment_choice === 'pickup' ? 'Pay when you come to pick up your order.' : '',
    purchaser_name: contact.name,
    purchaser_email: contact.email,
    purchaser_phone: contact.phone,
    order_location_id: location?.id ?? '',
    order_location_name: location?.name ?? shop.settings.store_info.name,
    communication_preference: contact.preferred_communication,
    notes: contact.instructions,
    purchaseorder: contact.purchase_order,
    items: lines.map((line) => toOrderItem(line, context)),
    summary: { ...summary, total_owing: summary.total },
  };
}

function toOrderItem({ line, title, offer, backordered, sold_price }: PricedLine, context: CallContext): Order['items'][number] {
  const { available: _available, ...title_info } = toCard(title, [], context);
  return {
    title_info,
    condition: line.condition,
    condition_text: offer?.text ?? '',
    quantity: line.quantity,
    backorder_quantity: backordered,
    sold_price,
    line_total: sold_price * line.quantity,
  };
}
