import { limits, type PaymentChoice } from '@bookfront/shared/schemas';
import * as m from '#messages';
import type { CallContext } from '../call-context/call-context';
import { requireCartSession } from '../cart/cart-rules';
import { requireReady, type SubmitPayload } from '../checkout/order-check';
import { isOwnAddress, type Placed, placedBefore, placeOrder } from '../checkout/place-order';
import type { Db } from '../database/open';
import { write } from '../database/write';
import { type MadeCard, makeGiftCards } from '../gift-card/make-gift-cards';
import { refused, throttled } from '../http/failure';
import { takeHandle } from '../payment-record/card-handle';
import { refuseOpenPayment } from '../payment-record/open-payment';
import { priceCart } from '../pricing/priced-cart';
import { createRateLimit } from '../rate-limit/rate-limit';
import type { SessionRow } from '../session/session-repository';
import { payAndPlace } from './pay-and-place';

/** What checkout/submit places by itself; each other choice has a call of its own, with the provider's proof. */
const withoutProvider: readonly PaymentChoice[] = ['not_required', 'pickup', 'contact'];

/**
 * Places the order (P2 §4, P2 §7): reads prices and stock again, takes the stock, the number and the cart in one
 * durable transaction; a credit card pays first. A repeated or racing submit gets the order that was placed. Fails as
 * requireReady does, and with key_reused, payment_pending.
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
      await refuseManyEmails(tx, context, session, cart.contact.email);
      return placeOrder(tx, context, { session, payload, cart, paidBy: undefined, made });
    },
    { durable: true },
  );
}

/** The gift cards of a cart are issued with its order where nothing is left to pay. */
async function cardsFor(context: CallContext): Promise<MadeCard[]> {
  const { lines, summary } = await priceCart(context.db, context);
  const count = lines.reduce((sum, { notes, line }) => sum + (notes ? line.quantity : 0), 0);
  return makeGiftCards(summary.total === 0 ? Math.min(count, limits.boughtGiftCards) : 0);
}

const byVisitor = createRateLimit(30);
const byRecipient = createRateLimit(10);

/** An order that costs nothing must not be a way to send emails to strangers. */
async function refuseManyEmails(
  tx: Db,
  { address, now, shop, isTest }: CallContext,
  session: SessionRow,
  email: string,
): Promise<void> {
  if (isTest || (await isOwnAddress(tx, session, email))) return;
  if (byVisitor.take(address, now) && byRecipient.take(`${shop.store_id} ${email.toLowerCase()}`, now)) return;
  throw throttled(m.order_too_many());
}

/** SPEC-D6: the handle is good once, whatever becomes of the payment. */
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
