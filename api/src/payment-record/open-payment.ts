import * as m from '#messages';
import type { Db } from '../database/open';
import { type CallError, conflict, refused } from '../http/failure';
import type { SessionRow } from '../session/session-repository';
import { endOfPayment, openPaymentOf, type PaymentEnd, type Submit } from './payment-repository';

export const pending = () => conflict('payment_pending', m.payment_pending());

/**
 * Nothing is ordered, and nothing else begun to be paid, while a payment of the same cart has not come to an end: its
 * money may be there already.
 */
export async function refuseOpenPayment(tx: Db, { cart_key }: SessionRow): Promise<void> {
  if (await openPaymentOf(tx, cart_key)) throw pending();
}

const endTexts: Record<PaymentEnd, () => string> = {
  'given back': m.payment_refunded,
  'given up': m.payment_bank_silent,
  declined: m.payment_declined,
};

export const refusedAs = (end: PaymentEnd): CallError => refused('payment_declined', endTexts[end]());

/**
 * A submit whose payment has ended without an order is told how: the page asks by itself what became of it, and only
 * the shopper pays again, with another key.
 */
export async function refuseEnded(tx: Db, submit: Submit): Promise<void> {
  const end = await endOfPayment(tx, submit);
  if (end) throw refusedAs(end);
}
