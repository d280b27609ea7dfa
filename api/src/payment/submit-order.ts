import { limits, type PaymentChoice } from '@bookfront/shared/schemas';
import * as m from '#messages';
import type { CallContext } from '../call-context/call-context';
import { requireCartSession } from '../cart/cart-rules';
import { requireReady, type SubmitPayload } from '../checkout/order-check';
import { isOwnAddress, type Placed, placedBefore, placeOrder } from '../checkout/place-order';
import type { Db } from '../database/open';
import { write } from '../database/write';
import { countOrderEmail } from '../email-limit/email-limit';
import { type MadeCard, makeGiftCards } from '../gift-card/make-gift-cards';
import { refused, throttled } from '../http/failure';
import { takeHandle } from '../payment-record/card-handle';
import { refuseOpenPayment } from '../payment-record/open-payment';
import { priceCart } from '../pricing/priced-cart';
import { createRateLimit } from '../rate-limit/rate-limit';
import type { SessionRow } from '../session/session-repository';
import { payAndPlace } from './pay-and-place';

/** Choices that checkout/submit places itself; every other choice has its own call, with the provider's proof. */
const withoutProvider: readonly PaymentChoice[] = ['not_required', 'pickup', 'contact'];

/**
 * Places the order (P2 §4, P2 §7): reads prices and stock again, and updates stock, order number and cart in one
 * durable transaction; a credit card pays first. A repeated or concurrent submit gets the order already placed. Fails
 * as requireReady does, and with key_reused, payment_pending.
 */
export async function submit(context: CallContext, payload: SubmitPayload): Promise<Placed> {
  const session = requireCartSession(context);
  if (payload.payment_choice === 'credit_card')
    return payAndPlace(context, session, payload, {
      choice: 'credit_card',
      proof: (tx) => cardProof(tx, context, session, payload),
    });
  if (!withoutProvider.includes(payload.payment_choice)) throw refused('payment', m.payment_choice_needed());
  const made = payload.payment_choice === 'not_required' ? await cardsFor(context) : [];
  return write(
    context.db,
    async (tx) => {
      const before = await placedBefore(tx, context, session, payload);
      if (before) return before;
      await refuseOpenPayment(tx, session);
      const cart = await requireReady(tx, context, payload);
      const isEmailed = await admitOrderEmail(tx, context, session, cart.contact.email);
      return placeOrder(tx, context, { session, payload, cart, paidBy: undefined, made, isEmailed });
    },
    { durable: true },
  );
}

/** Makes the cart's gift cards if nothing is left to pay: they are then issued with the order. */
async function cardsFor(context: CallContext): Promise<MadeCard[]> {
  const { lines, summary } = await priceCart(context.db, context);
  const count = lines.reduce((sum, { notes, line }) => sum + (notes ? line.quantity : 0), 0);
  return makeGiftCards(summary.total === 0 ? Math.min(count, limits.boughtGiftCards) : 0);
}

const visitorLimit = createRateLimit(30);

/** Limits free orders, which could be used to email strangers. Returns whether the order's email may be sent. */
async function admitOrderEmail(tx: Db, context: CallContext, session: SessionRow, email: string): Promise<boolean> {
  if (context.isTest || (await isOwnAddress(tx, session, email))) return true;
  if (!visitorLimit.take(context.address, context.now)) throw throttled(m.order_too_many());
  return countOrderEmail(tx, context, email);
}

/** SPEC-D6: the handle can be used once, even if the payment fails. */
async function cardProof(
  tx: CallContext['db'],
  { shop, now }: CallContext,
  { cart_key }: SessionRow,
  { encrypted_cc_info = '' }: SubmitPayload,
) {
  const token = await takeHandle(tx, { shop_id: shop.store_id, cart_key }, encrypted_cc_info, now);
  if (token === undefined) throw refused('payment', m.card_entered_again());
  return { paymentReference: token };
}
