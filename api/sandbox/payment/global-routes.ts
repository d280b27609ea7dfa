import { z } from 'zod';
import type { Bank, Deal } from './bank';
import type { Answer, Route } from './http';

const newTransaction = z.object({
  amount: z.string().regex(/^\d+$/),
  currency: z.string(),
  reference: z.string(),
  payment_method: z.object({ id: z.string() }),
});
const newMethod = z.object({
  card: z.object({ number: z.string().regex(/^\d{13,19}$/), cvv: z.string().regex(/^\d{3,4}$/) }),
});
/** A token for the browser: it may make a token of a card and nothing else. */
const forFields = z.object({ permissions: z.tuple([z.literal('PMT_POST_Create_Single')]) });
const words: Record<Deal['status'], string> = {
  open: 'INITIATED',
  approved: 'INITIATED',
  authorised: 'PREAUTHORIZED',
  captured: 'CAPTURED',
  cancelled: 'REVERSED',
  declined: 'DECLINED',
};
const toTransaction = (deal: Deal) => ({
  id: deal.id,
  status: words[deal.status],
  amount: String(deal.held),
  currency: deal.currency,
  reference: deal.merchantReference,
});

/** Global Payments' unified API, as much of it as is asked. */
export function globalRoutes(bank: Bank): Route[] {
  const base = '/global';
  const invalid: Answer = { status: 400, json: { error_code: 'INVALID_REQUEST_DATA', status: 'DECLINED' } };
  const known = (deal: Deal | undefined): Answer =>
    deal ? { json: toTransaction(deal) } : { status: 404, json: { error_code: 'RESOURCE_NOT_FOUND' } };

  const tokenise: Route[2] = ({ fields }) => {
    const method = newMethod.safeParse(fields).data;
    return method ? { json: { id: bank.tokenFor(method.card.number), status: 'ACTIVE' } } : invalid;
  };

  const authorise: Route[2] = ({ fields }) => {
    const asked = newTransaction.safeParse(fields).data;
    const whim = asked && bank.whimOf(asked.payment_method.id);
    if (!asked || !whim) return invalid;
    const { amount, currency, reference } = asked;
    const { deal, answered } = bank.authorise(
      bank.open({ provider: 'global', merchantReference: reference, amount: Number(amount), currency }),
      whim,
    );
    return answered ? { json: toTransaction(deal) } : { drop: true };
  };

  const move =
    (verb: 'capture' | 'reversal' | 'refund'): Route[2] =>
    ({ params }) => {
      const deal = bank.byId(params.id ?? '');
      if (deal?.status === 'authorised' || (verb === 'refund' && deal?.status === 'captured'))
        bank.move(deal, verb === 'capture' ? 'captured' : 'cancelled');
      return known(deal);
    };

  const find: Route[2] = ({ query }) => {
    const deal = bank.byReference('global', query.get('reference') ?? '');
    return { json: { transactions: deal ? [toTransaction(deal)] : [] } };
  };

  const access: Route[2] = ({ fields }) => ({
    json: { token: forFields.safeParse(fields).success ? 'sandbox-fields' : 'sandbox', seconds_to_expire: 86_399 },
  });

  return [
    ['POST', `${base}/accesstoken`, access],
    ['POST', `${base}/payment-methods`, tokenise],
    ['POST', `${base}/transactions`, authorise],
    ['GET', `${base}/transactions`, find],
    ['GET', `${base}/transactions/:id`, ({ params }) => known(bank.byId(params.id ?? ''))],
    ['POST', `${base}/transactions/:id/capture`, move('capture')],
    ['POST', `${base}/transactions/:id/reversal`, move('reversal')],
    ['POST', `${base}/transactions/:id/refund`, move('refund')],
  ];
}
