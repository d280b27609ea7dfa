import { z } from 'zod';
import { fromDecimal, toDecimal } from '../../src/money/decimal';
import { type Bank, type SandboxPayment, scenarioOfCard } from './bank';
import type { Route, RouteHandler } from './http';

const opening = z.object({ orderId: z.string(), amount: z.string(), currency: z.string() });
const words: Record<SandboxPayment['status'], string> = {
  open: 'open',
  approved: 'open',
  authorised: 'authorized',
  captured: 'captured',
  cancelled: 'voided',
  declined: 'declined',
};
const toReply = (payment: SandboxPayment) => ({
  uID: payment.id,
  status: words[payment.status],
  amount: toDecimal(payment.held),
  currency: payment.currency,
  orderId: payment.merchantReference,
});

/** The server side of a hosted payment frame: opened with an amount, paid in the frame, checked afterwards. */
export function chaseRoutes(bank: Bank): Route[] {
  return [
    ['POST', '/chase/init', open(bank)],
    ['POST', '/chase/query', follow(bank, 'query')],
    ['POST', '/chase/capture', follow(bank, 'capture')],
    ['POST', '/chase/void', follow(bank, 'void')],
    ['POST', '/chase/refund', follow(bank, 'refund')],
    ['POST', '/chase/pay', pay(bank)],
  ];
}

const open =
  (bank: Bank): RouteHandler =>
  ({ fields }) => {
    const asked = opening.safeParse(fields).data;
    if (!asked) return { status: 400, json: {} };
    const { orderId: merchantReference, amount, currency } = asked;
    return {
      json: toReply(bank.open({ provider: 'chase', merchantReference, amount: fromDecimal(amount), currency })),
    };
  };

const follow =
  (bank: Bank, verb: 'query' | 'capture' | 'void' | 'refund'): RouteHandler =>
  ({ fields }) => {
    const payment = bank.byId(z.object({ uID: z.string() }).safeParse(fields).data?.uID ?? '');
    if (!payment) return { json: {} };
    const isMoved =
      verb !== 'query' &&
      (payment.status === 'authorised' ||
        (verb === 'void' && payment.status === 'open') ||
        (verb === 'refund' && payment.status === 'captured'));
    if (isMoved) bank.move(payment, verb === 'capture' ? 'captured' : 'cancelled');
    return { json: toReply(payment) };
  };

/**
 * Submits the frame's form; the card doesn't leave the sandbox. After a declined card the payment stays open for
 * another one.
 */
const pay =
  (bank: Bank): RouteHandler =>
  ({ fields }) => {
    const asked = z.object({ uid: z.string(), number: z.string() }).safeParse(fields).data;
    const payment = asked && bank.byId(asked.uid);
    if (!asked || payment?.provider !== 'chase' || payment.status !== 'open')
      return { status: 404, json: { error: 'This payment is no longer open.' } };
    const scenario = scenarioOfCard(asked.number);
    if (scenario === 'decline')
      return { status: 422, json: { error: 'The card was declined. Please try another one.' } };
    return bank.authorise(payment, scenario).answered ? { json: { ok: true } } : { drop: true };
  };
