import type {
  CheckoutState,
  Order,
  PaymentChoice,
  ShippingAddress,
  Summary,
  UsedGiftCard,
} from '@bookfront/shared/schemas';
import * as m from '#messages';
import type { CallContext } from '../call-context/call-context';
import type { PricedLine } from '../cart/cart-lines';
import { dateTimeText } from '../dates/dates';
import { locationOf } from '../shop/location';
import { toTitleInfo } from '../title/title-cards';
import { shipmentsOf } from './shipments';

/** The amount that the provider charged, in cents. */
export interface PaidBy {
  choice: PaymentChoice;
  amount: number;
}
export interface OrderParts {
  context: CallContext;
  order_number: string;
  cart: {
    lines: readonly PricedLine[];
    checkout: CheckoutState;
    contact: NonNullable<CheckoutState['contact']>;
    summary: Summary;
    giftCards: readonly UsedGiftCard[];
  };
  payment_choice: PaymentChoice;
  paidBy: PaidBy | undefined;
}

/** P2 §3 Order: a snapshot of everything as it was ordered. */
export function buildOrder({ context, order_number, cart, payment_choice, paidBy }: OrderParts): Order {
  const { lines, checkout, contact, summary, giftCards } = cart;
  return {
    ...headOf(context, order_number),
    ...deliveryOf(checkout),
    payment_type: paymentNames[payment_choice](),
    payment_message: paymentMessages[payment_choice]?.() ?? '',
    ...contactOf(contact),
    shipping_batches: checkout.batch === 'batched' ? shipmentsOf(lines) : [],
    payments: [
      ...giftCards.filter(({ amount }) => amount > 0).map(toPayment),
      ...(paidBy ? [{ type: paymentNames[paidBy.choice](), amount: paidBy.amount }] : []),
    ],
    items: lines.map((line) => toOrderItem(line, context)),
    summary: { ...summary, total_owing: summary.total - (paidBy?.amount ?? 0) },
  };
}

/** A quote request: no delivery, no payment, nothing owed. */
export function buildQuote({
  context,
  order_number,
  cart,
}: Pick<OrderParts, 'context' | 'order_number' | 'cart'>): Order {
  const { lines, contact, summary } = cart;
  return {
    ...headOf(context, order_number),
    delivery_key: 'quote',
    delivery_type: m.order_quote(),
    payment_type: '',
    payment_message: m.order_quote_answer(),
    ...contactOf(contact),
    shipping: null,
    shipping_batches: [],
    payments: [],
    items: lines.map((line) => toOrderItem(line, context)),
    summary: { ...summary, total_owing: 0 },
  };
}

const paymentNames: Record<PaymentChoice, () => string> = {
  not_required: m.payment_choice_free,
  pickup: m.payment_choice_pickup,
  paypal: m.payment_choice_paypal,
  contact: m.payment_choice_contact,
  clearent: m.payment_choice_credit_card,
  chase: m.payment_choice_credit_card,
  global: m.payment_choice_credit_card,
  credit_card: m.payment_choice_credit_card,
};
const paymentMessages: Partial<Record<PaymentChoice, () => string>> = {
  pickup: m.payment_at_pickup,
  contact: m.payment_to_arrange,
};

function headOf(context: CallContext, order_number: string) {
  const { shop, now } = context;
  const location = shop.locations.find(({ id }) => id === locationOf(context));
  return {
    order_number,
    ...(context.isTest ? { is_test: true } : {}),
    order_date: now,
    order_date_text: dateTimeText(now, shop.settings.time_zone),
    order_location_id: location?.id ?? '',
    order_location_name: location?.name ?? shop.settings.store_info.name,
  };
}

const contactOf = (contact: OrderParts['cart']['contact']) => ({
  purchaser_name: contact.name,
  purchaser_email: contact.email,
  purchaser_phone: contact.phone,
  communication_preference: contact.preferred_communication,
  notes: contact.instructions,
  purchaseorder: contact.purchase_order,
});

function deliveryOf({
  delivery,
  shipping,
  provider,
}: CheckoutState): Pick<Order, 'delivery_key' | 'delivery_type' | 'shipping'> {
  if (delivery === null || delivery === 'pickup' || !shipping)
    return { delivery_key: 'pickup', delivery_type: m.order_pickup(), shipping: null };
  const delivery_type = delivery === 'local_delivery' ? m.order_local_delivery() : m.order_ship();
  return { delivery_key: 'ship', delivery_type, shipping: toShipping(shipping, provider?.label ?? '') };
}

const toShipping = (to: ShippingAddress, provider: string): NonNullable<Order['shipping']> => ({
  orgname: to.company_name,
  name: to.name,
  email: to.email_address,
  addr1: to.street_address,
  addr2: to.street_address_2,
  city: to.city,
  prov: to.province,
  postal: to.postal_code,
  country: to.country_text,
  phone: to.phone_number,
  provider,
  gift_registry_name: to.gift_registry_name,
  gift_registry_id: to.gift_registry_id,
});

/** Shows only the last digits of a card's number. */
const toPayment = ({ number, amount }: UsedGiftCard) => ({
  type: m.order_gift_card_used({ digits: number.slice(-4) }),
  amount,
});

function toOrderItem(
  { line, title, offer, backordered, sold_price, notes, registry }: PricedLine,
  context: CallContext,
): Order['items'][number] {
  return {
    title_info: toTitleInfo(title, context),
    condition: line.condition,
    condition_text: offer?.text ?? '',
    quantity: line.quantity,
    backorder_quantity: backordered,
    sold_price,
    line_total: sold_price * line.quantity,
    cart_notes: notes,
    gift_registry_name: registry?.name ?? '',
  };
}
