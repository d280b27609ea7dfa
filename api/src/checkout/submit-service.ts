import { messages, type PaymentChoice } from '@bookfront/shared/schemas';
import type { CallContext } from '../call';
import { refuseClosedCart } from '../cart/cart-rules';
import { write } from '../database/write';
import { refused } from '../failure';
import { takeHandle } from '../payment/card-handle';
import type { SessionRow } from '../session/session-repository';
import { requireReady, type SubmitPayload } from './order-check';
import { payAndPlace } from './pay-and-place';
import { type Placed, placedBefore, placeOrder } from './place-order';

/** What checkout/submit places by itself; each other choice has a call of its own, with the provider's proof. */
const withoutProvider: readonly PaymentChoice[] = ['not_required', 'pickup', 'contact'];

/**
 * Places the order (P2§4, P2§7): reads prices and stock anew, takes the stock, the number and the cart in one durable transaction; a credit
 * card pays first. A repeated or racing submit gets the order that was placed. Fails as requireReady does, and with key_reused.
 */
export async function submit(context: CallContext, payload: SubmitPayload): Promise<Placed> {
  const session = requireCartSession(context);
  if (payload.payment_choice === 'credit_card')
    return payAndPlace(context, session, payload, { choice: 'credit_card', proof: (tx) => cardProof(tx, context, session, payload) });
  if (!withoutProvider.includes(payload.payment_choice)) throw refused('payment', 'Please choose how you would like to pay.');
  return write(
    context.db,
    async (tx) => {
      const before = await placedBefore(tx, context, session, payload);
      if (before) return before;
      return placeOrder(tx, context, { session, payload, cart: await requireReady(tx, context, payload), paidBy: undefined });
    },
    { durable: true },
  );
}

export function requireCartSession(context: CallContext): SessionRow {
  refuseClosedCart(context);
  if (!context.session) throw refused('empty_cart', messages.emptyCheckout);
  return context.session;
}

/** Decision 6: the handle is good once, whatever becomes of the payment. */
async function cardProof(tx: CallContext['db'], { shop, now }: CallContext, { cart_key }: SessionRow, { encrypted_cc_info = '' }: SubmitPayload) {
  const token = await takeHandle(tx, { shop_id: shop.store_id, cart_key }, encrypted_cc_info, now);
  if (token === undefined) throw refused('payment', 'Please enter your card again.');
  return { paymentReference: token };
}
