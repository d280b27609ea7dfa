import type { Db } from '../database/open';
import { conflict, refused } from '../failure';
import { isGivenBack, openPaymentOf } from '../payment/payment-repository';
import type { SessionRow } from '../session/session-repository';
import type { SubmitPayload } from './order-check';
import { bodyHash } from './place-order';

export const pending = () => conflict('payment_pending', 'We are asking your bank. Please do not pay again.');

/** Nothing is ordered, and nothing else begun to be paid, while a payment of the same cart has not come to an end: its money may be there already. */
export async function refuseOpenPayment(tx: Db, { cart_key }: SessionRow): Promise<void> {
  if (await openPaymentOf(tx, cart_key)) throw pending();
}

/** A submit whose payment was given back, or given up, is told so: the page asks by itself what became of it, and only the shopper pays anew, with another key. */
export async function refuseGivenBack(tx: Db, { cart_key }: SessionRow, payload: SubmitPayload): Promise<void> {
  const { idempotency_key } = payload;
  if (await isGivenBack(tx, { cart_key, idempotency_key, body_hash: bodyHash(payload) }))
    throw refused('payment_declined', 'Your payment was given back. Please pay anew.');
}
