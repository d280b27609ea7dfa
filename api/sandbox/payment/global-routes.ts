import { z } from 'zod';
import type { Bank, SandboxPayment } from './bank';
import type { Answer, Route, RouteHandler } from './http';

const newTransaction = z.object({
  amount: z.string().regex(/^\d+$/),
  currency: z.string(),
  reference: z.string(),
  payment_method: z.object({ id: z.string() }),
});
const newMethod = z.object({
  card: z.object({ number: z.string().regex(/^\d{13,19}$/), cvv: z.string().regex(/^\d{3,4}$/) }),
});
/** The browser's token, which only permits to tokenise a card. */
const forFields = z.object({ permissions: z.tuple([z.literal('PMT_POST_Create_Single')]) });
const words: Record<SandboxPayment['status'], string> = {
  open: 'INITIATED',
  approved: 'INITIATED',
  authorised: 'PREAUTHORIZED',
  captured: 'CAPTURED',
  cancelled: 'REVERSED',
  declined: 'DECLINED',
};
const toTransaction = (payment: SandboxPayment) => ({
  id: payment.id,
  status: words[payment.status],
  amount: String(payment.held),
  currency: payment.currency,
  reference: payment.merchantReference,
});

/** The part of Global Payments' unified API that the api uses. */
export function globalRoutes(bank: Bank): Route[] {
  return [
    ['POST', `${base}/accesstoken`, access],
    ['POST', `${base}/payment-methods`, tokenise(bank)],
    ['POST', `${base}/transactions`, authorise(bank)],
    ['GET', `${base}/transactions`, find(bank)],
    ['GET', `${base}/transactions/:id`, ({ params }) => known(bank.byId(params.id ?? ''))],
    ['POST', `${base}/transactions/:id/capture`, move(bank, 'capture')],
    ['POST', `${base}/transactions/:id/reversal`, move(bank, 'reversal')],
    ['POST', `${base}/transactions/:id/refund`, move(bank, 'refund')],
  ];
}

const base = '/global';
const invalid: Answer = { status: 400, json: { error_code: 'INVALID_REQUEST_DATA', status: 'DECLINED' } };
const known = (payment: SandboxPayment | undefined): Answer =>
  payment ? { json: toTransaction(payment) } : { status: 404, json: { error_code: 'RESOURCE_NOT_FOUND' } };

const tokenise =
  (bank: Bank): RouteHandler =>
  ({ fields }) => {
    const method = newMethod.safeParse(fields).data;
    return method ? { json: { id: bank.tokenFor(method.card.number), status: 'ACTIVE' } } : invalid;
  };

const authorise =
  (bank: Bank): RouteHandler =>
  ({ fields }) => {
    const asked = newTransaction.safeParse(fields).data;
    const scenario = asked && bank.scenarioOf(asked.payment_method.id);
    if (!asked || !scenario) return invalid;
    const { amount, currency, reference } = asked;
    const { payment, answered } = bank.authorise(
      bank.open({ provider: 'global', merchantReference: reference, amount: Number(amount), currency }),
      scenario,
    );
    return answered ? { json: toTransaction(payment) } : { drop: true };
  };

const move =
  (bank: Bank, verb: 'capture' | 'reversal' | 'refund'): RouteHandler =>
  ({ params }) => {
    const payment = bank.byId(params.id ?? '');
    if (payment?.status === 'authorised' || (verb === 'refund' && payment?.status === 'captured'))
      bank.move(payment, verb === 'capture' ? 'captured' : 'cancelled');
    return known(payment);
  };

const find =
  (bank: Bank): RouteHandler =>
  ({ query }) => {
    const payment = bank.byReference('global', query.get('reference') ?? '');
    return { json: { transactions: payment ? [toTransaction(payment)] : [] } };
  };

const access: RouteHandler = ({ fields }) => ({
  json: { token: forFields.safeParse(fields).success ? 'sandbox-fields' : 'sandbox', seconds_to_expire: 86_399 },
});
