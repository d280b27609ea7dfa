import { z } from 'zod';
import { fromDecimal, toDecimal } from '../../src/money/decimal';
import type { Bank, Deal } from './bank';
import type { Route } from './http';

const newTransaction = z.object({
  type: z.literal('AUTH'),
  amount: z.string(),
  currency: z.string(),
  'order-id': z.string(),
});
const words: Partial<Record<Deal['status'], string>> = {
  authorised: 'Authorized',
  captured: 'Captured',
  cancelled: 'Voided',
};

const toReply = (deal: Deal) => ({
  payload: {
    transaction: {
      id: deal.id,
      result: deal.status === 'declined' ? 'DECLINED' : 'APPROVED',
      status: words[deal.status] ?? '',
      amount: toDecimal(deal.held),
      currency: deal.currency,
      'order-id': deal.merchantReference,
    },
  },
});

/** Clearent's transactions, as much of them as is asked. */
export function clearentRoutes(bank: Bank): Route[] {
  const base = '/clearent/rest/v2';

  const authorise: Route[2] = ({ fields, headers }) => {
    const asked = newTransaction.safeParse(fields).data;
    const whim = bank.whimOf(String(headers.mobilejwt));
    if (!asked || !whim) return { status: 400, json: { payload: { transaction: { result: 'DECLINED' } } } };
    const { amount, currency, 'order-id': merchantReference } = asked;
    const { deal, answered } = bank.authorise(
      bank.open({ provider: 'clearent', merchantReference, amount: fromDecimal(amount), currency }),
      whim,
    );
    return answered ? { json: toReply(deal) } : { drop: true };
  };

  const find: Route[2] = ({ query }) => {
    const deal = bank.byReference('clearent', query.get('order-id') ?? '');
    return { json: deal ? toReply(deal) : { payload: {} } };
  };

  const move =
    (verb: 'capture' | 'void' | 'refund'): Route[2] =>
    ({ fields }) => {
      const deal = bank.byId(z.object({ id: z.string() }).safeParse(fields).data?.id ?? '');
      if (!deal) return { status: 404, json: { payload: {} } };
      if (deal.status === 'authorised' || (verb === 'refund' && deal.status === 'captured'))
        bank.move(deal, verb === 'capture' ? 'captured' : 'cancelled');
      return { json: toReply(deal) };
    };

  return [
    ['POST', `${base}/mobile/transactions/auth`, authorise],
    ['GET', `${base}/transactions`, find],
    ['POST', `${base}/transactions/capture`, move('capture')],
    ['POST', `${base}/transactions/void`, move('void')],
    ['POST', `${base}/transactions/refund`, move('refund')],
  ];
}
