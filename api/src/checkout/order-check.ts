import { createHash } from 'node:crypto';
import { formatMoney } from '@bookfront/shared/format';
import { orderTotal } from '@bookfront/shared/format/money-rows';
import { type CheckoutState, limits } from '@bookfront/shared/schemas';
import { z } from 'zod';
import * as m from '#messages';
import { accountById } from '../account/account-repository';
import type { CallContext, Input } from '../call-context/call-context';
import { refuseManyGiftCards } from '../cart/cart-rules';
import type { Db } from '../database/open';
import { conflict, refused } from '../http/failure';
import { isSameAddress, type PricedCart, priceCart, subtotalOf } from '../pricing/priced-cart';
import { contactOf } from './checkout-state';
import { refuseDelivery } from './delivery-rules';
import { refuseGuest, requireGuestContact } from './guest-rules';
import { choicesFor } from './payment-choices';

export type SubmitPayload = Input<'checkout/submit'>;
export type Contact = NonNullable<CheckoutState['contact']>;

/** A cart that can be ordered as it is. */
export interface ReadyCart extends PricedCart {
  contact: Contact;
}

/** A hash of the contact that the shopper reviewed. */
export const contactHash = (contact: Contact): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(contact).toSorted()))
    .digest('base64url');

const changed = () => conflict('order_changed', m.order_changed());

/**
 * Reads everything that an order needs afresh (P2 §4) and compares the payload with it; any difference is refused.
 * Fails with empty_cart, cart_adjustment, cart_changed, validation, order_changed, guest_blocked, delivery, shipping,
 * promo_code, order_min, payment.
 */
export async function requireReady(tx: Db, context: CallContext, payload: SubmitPayload): Promise<ReadyCart> {
  const cart = await priceCart(tx, context);
  refuseStaleCart(context, cart, payload);
  refuseBeyondLimit(cart);
  refuseDeliveryMismatch(context, cart, payload);
  refuseTotalsMismatch(context, cart, payload);
  const account = context.session?.account_id ? await accountById(tx, context.session.account_id) : undefined;
  const contact = contactOf(context, {
    given: { ...payload, promo_code: payload.old_promo_code },
    saved: cart.checkout.contact,
    account,
  });
  requireGuestContact(contact);
  return { ...cart, contact };
}

function refuseStaleCart(context: CallContext, { lines, checksum }: PricedCart, payload: SubmitPayload): void {
  if (lines.length === 0) throw refused('empty_cart', m.cart_empty());
  if (lines.some((line) => !line.isOrderable)) throw conflict('cart_adjustment', m.order_beyond_stock());
  if (!isSameAddress(checksum, payload.checksum)) throw changed();
  if (checksum !== payload.checksum) throw conflict('cart_changed', m.cart_changed());
  refuseGuest(context, lines);
  refuseManyGiftCards(lines);
  if (subtotalOf(lines) < context.shop.settings.checkout_info.order_min)
    throw refused('order_min', m.order_below_minimum());
}

/** Applies limits.orderTotal to the sum however it is paid, gift cards included. */
function refuseBeyondLimit({ summary }: PricedCart): void {
  if (orderTotal(summary) > limits.orderTotal)
    throw refused('validation', m.order_max_total({ max: formatMoney(limits.orderTotal) }));
}

/** Without a chosen delivery an order is for pickup, if the shop offers that. */
function refuseDeliveryMismatch(context: CallContext, { checkout }: PricedCart, payload: SubmitPayload): void {
  const isPickup = payload.delivery_preference === 'pickup';
  if (isPickup !== ((checkout.delivery ?? 'pickup') === 'pickup')) throw changed();
  refuseDelivery(context, isPickup ? 'pickup' : 'ship');
  if (isPickup) return;
  const { shipping, provider, batch } = checkout;
  if (!shipping) throw refused('shipping', m.shipping_address_needed());
  if (!provider) throw refused('shipping_unavailable', m.shipping_unavailable());
  const saved = {
    address_id: shipping.address_id,
    provider: provider.provider,
    multiship_method: batch ?? 'all',
    gift_registry_id: shipping.gift_registry_id,
  };
  const names = Object.keys(saved) as (keyof typeof saved)[];
  if (names.some((name) => payload[name] !== undefined && payload[name] !== saved[name])) throw changed();
}

function refuseTotalsMismatch(context: CallContext, cart: PricedCart, payload: SubmitPayload): void {
  const { promoCode, promoLapse, summary, giftCards } = cart;
  if (promoLapse) throw refused('promo_code', promoLapse.reason);
  if (payload.promo_code !== undefined && payload.promo_code.toUpperCase() !== promoCode) throw changed();
  if (isChoiceMismatch(cart, payload)) throw changed();
  if (payload.gift_cards !== undefined && !areSameCards(payload.gift_cards, giftCards)) throw changed();
  if (
    (summary.total === 0) !== (payload.payment_choice === 'not_required') ||
    !choicesFor(context, cart, payload.delivery_preference).includes(payload.payment_choice)
  )
    throw refused('payment', m.payment_choice_needed());
}

/** If nothing is due, an earlier choice of payment doesn't matter; any other difference is refused as payment. */
const isChoiceMismatch = ({ checkout, summary }: PricedCart, { payment_choice }: SubmitPayload): boolean =>
  summary.total > 0 &&
  checkout.payment_choice !== null &&
  checkout.payment_choice !== 'not_required' &&
  checkout.payment_choice !== payment_choice;

const usedCardsSchema = z.array(z.object({ number: z.string(), amount: z.number() }));

/** `text`: JSON of the gift cards that the shopper saw. Cards that pay nothing may be missing. */
function areSameCards(text: string, cards: PricedCart['giftCards']): boolean {
  const textOf = (list: readonly { number: string; amount: number }[]) =>
    list
      .filter(({ amount }) => amount > 0)
      .map(({ number, amount }) => `${number} ${amount}`)
      .toSorted()
      .join();
  try {
    return textOf(usedCardsSchema.parse(JSON.parse(text))) === textOf(cards);
  } catch {
    return false;
  }
}
