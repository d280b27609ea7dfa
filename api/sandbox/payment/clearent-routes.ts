import { z } from 'zod';
import { fromDecimal, toDecimal } from '../../src/money/decimal';
import type { Bank, SandboxPayment } from './bank';
import type { Route, RouteHandler } from './http';

const newTransaction = z.object({
  type: z.literal('AUTH'),
  amount: z.string(),
  currency: z.string(),
  'order-id': z.string(),
});
const words: Partial<Record<SandboxPayment['status'], string>> = {
  authorised: 'Authorized',
  captured: 'Captured',
  cancelled: 'Voided',
};

const toReply = (payment: SandboxPayment) => ({
  payload: {
    transaction: {
      id: payment.id,
      result: payment.status === 'declined' ? 'DECLINED' : 'APPROVED',
      status: words[payment.status] ?? '',
      amount: toDecimal(payment.held),
      currency: payment.currency,
      'order-id': payment.merchantReference,
    },
  },
});

/** The part of Clearent's transactions that the api uses. */
export function clearentRoutes(bank: Bank): Route[] {
  return [
    ['POST', `${base}/mobile/transactions/auth`, authorise(bank)],
    ['GET', `${base}/transactions`, find(bank)],
    ['POST', `${base}/transactions/capture`, move(bank, 'capture')],
    ['POST', `${base}/transactions/void`, move(bank, 'void')],
    ['POST', `${base}/transactions/refund`, move(bank, 'refund')],
  ];
}

const base = '/clearent/rest/v2';

const authorise =
  (bank: Bank): RouteHandler =>
  ({ fields, headers }) => {
    const asked = newTransaction.safeParse(fields).data;
    const scenario = bank.scenarioOf(String(headers.mobilejwt));
    if (!asked || !scenario) return { status: 400, json: { payload: { transaction: { result: 'DECLINED' } } } };
    const { amount, currency, 'order-id': merchantReference } = asked;
    const { payment, answered } = bank.authorise(
      bank.open({ provider: 'clearent', merchantReference, amount: fromDecimal(amount), currency }),
      scenario,
    );
    return answered ? { json: toReply(payment) } : { drop: true };
  };

const find =
  (bank: Bank): RouteHandler =>
  ({ query }) => {
    const payment = bank.byReference('clearent', query.get('order-id') ?? '');
    return { json: payment ? toReply(payment) : { payload: {} } };
  };

const move =
  (bank: Bank, verb: 'capture' | 'void' | 'refund'): RouteHandler =>
  ({ fields }) => {
    const payment = bank.byId(z.object({ id: z.string() }).safeParse(fields).data?.id ?? '');
    if (!payment) return { status: 404, json: { payload: {} } };
    if (payment.status === 'authorised' || (verb === 'refund' && payment.status === 'captured'))
      bank.move(payment, verb === 'capture' ? 'captured' : 'cancelled');
    return { json: toReply(payment) };
  };
