import * as m from '#messages';
import type { Db } from '../database/open';
import { type CallError, conflict, refused } from '../http/failure';
import type { SessionRow } from '../session/session-repository';
import { openPaymentOf, outcomeOfSubmit, type PaymentEnd, type Submit } from './payment-repository';

export const pending = () => conflict('payment_pending', m.payment_pending());

/** Refuses to order or to start another payment while the cart has an open payment, which may have taken the money. */
export async function refuseOpenPayment(tx: Db, { cart_key }: Pick<SessionRow, 'cart_key'>): Promise<void> {
  if (await openPaymentOf(tx, cart_key)) throw pending();
}

const endTexts: Record<PaymentEnd, () => string> = {
  refunded: m.payment_refunded,
  'given up': m.payment_bank_silent,
  declined: m.payment_declined,
};

export const paymentRefusal = (end: PaymentEnd): CallError => refused('payment_declined', endTexts[end]());

/**
 * Reports how a submit's payment ended without an order. The page polls by itself; only the shopper pays again, under
 * another key.
 */
export async function refuseEnded(tx: Db, submit: Submit): Promise<void> {
  const end = await outcomeOfSubmit(tx, submit);
  if (end) throw paymentRefusal(end);
}
