import { z } from 'zod';
import { fromDecimal, toDecimal } from '../../src/money/decimal';
import { type Bank, type SandboxPayment, scenarios } from './bank';
import type { Answer, Route, RouteHandler } from './http';

const money = z.object({ currency_code: z.string(), value: z.string() });
const newOrder = z.object({
  intent: z.literal('AUTHORIZE'),
  purchase_units: z
    .array(z.object({ custom_id: z.string(), amount: money.extend({ breakdown: z.record(z.string(), money) }) }))
    .length(1),
});

/** The part of PayPal's Orders API that the api uses, and the buttons of its approval window. */
export function paypalRoutes(bank: Bank): Route[] {
  return [
    ['POST', `${base}/v1/oauth2/token`, () => ({ json: { access_token: 'sandbox', token_type: 'Bearer' } })],
    ['POST', `${base}/v2/checkout/orders`, create(bank)],
    ['GET', `${base}/v2/checkout/orders/:id`, ({ params }) => known(bank.byId(params.id ?? ''))],
    ['POST', `${base}/v2/checkout/orders/:id/authorize`, authorise(bank)],
    ['POST', `${base}/v2/payments/authorizations/:id/capture`, move(bank, 'captured')],
    ['POST', `${base}/v2/payments/authorizations/:id/void`, move(bank, 'cancelled')],
    ['POST', `${base}/v2/payments/captures/:id/refund`, move(bank, 'cancelled')],
    ['POST', `${base}/answer`, approve(bank)],
  ];
}

const base = '/paypal';
const issue = (name: string): Answer => ({ status: 422, json: { details: [{ issue: name }] } });

const create =
  (bank: Bank): RouteHandler =>
  ({ fields }) => {
    const [unit] = newOrder.safeParse(fields).data?.purchase_units ?? [];
    if (!unit || !addsUp(unit.amount)) return issue('AMOUNT_MISMATCH');
    const { currency_code: currency, value } = unit.amount;
    return {
      status: 201,
      json: toOrder(
        bank.open({ provider: 'paypal', merchantReference: unit.custom_id, amount: fromDecimal(value), currency }),
      ),
    };
  };

const authorise =
  (bank: Bank): RouteHandler =>
  ({ params }) => {
    const payment = bank.byId(params.id ?? '');
    if (!payment || payment.status === 'open') return issue('ORDER_NOT_APPROVED');
    if (payment.status !== 'approved') return issue('ORDER_ALREADY_AUTHORIZED');
    if (!bank.authorise(payment, payment.scenario).answered) return { drop: true };
    return isDeclined(payment) ? issue('INSTRUMENT_DECLINED') : { status: 201, json: toOrder(payment) };
  };

const move =
  (bank: Bank, status: 'captured' | 'cancelled'): RouteHandler =>
  ({ params }) => {
    const payment = bank.byId((params.id ?? '').replace(/^(auth|cap)-/, ''));
    if (!payment) return { status: 404, json: { details: [] } };
    if (payment.status === 'authorised' || (payment.status === 'captured' && status === 'cancelled'))
      bank.move(payment, status);
    return { status: 201, json: { id: params.id, status: 'COMPLETED' } };
  };

const approve =
  (bank: Bank): RouteHandler =>
  ({ fields }) => {
    const { data } = z.object({ id: z.string(), scenario: z.enum(scenarios) }).safeParse(fields);
    const payment = data && bank.byId(data.id);
    if (!data || payment?.status !== 'open') return { status: 404, json: { error: 'This order is no longer open.' } };
    payment.scenario = data.scenario;
    bank.move(payment, 'approved');
    return { json: { ok: true } };
  };

/** The bank's latest result for a deal. */
const isDeclined = ({ status }: SandboxPayment): boolean => status === 'declined';

const known = (payment: SandboxPayment | undefined): Answer =>
  payment ? { json: toOrder(payment) } : { status: 404, json: { name: 'RESOURCE_NOT_FOUND', details: [] } };

/** PayPal rejects a breakdown that doesn't add up to the amount, to the cent. */
function addsUp({ value, breakdown }: { value: string; breakdown: Record<string, { value: string }> }): boolean {
  const part = (name: string) => fromDecimal(breakdown[name]?.value ?? '0.00');
  return fromDecimal(value) === part('item_total') + part('tax_total') + part('shipping') - part('discount');
}

const authorisations: Partial<Record<SandboxPayment['status'], string>> = {
  authorised: 'CREATED',
  captured: 'CAPTURED',
  cancelled: 'VOIDED',
};

function toOrder(payment: SandboxPayment) {
  const amount = { currency_code: payment.currency, value: toDecimal(payment.held) };
  const held = authorisations[payment.status];
  const authorizations = held ? [{ id: `auth-${payment.id}`, status: held, amount }] : [];
  const captures = payment.status === 'captured' ? [{ id: `cap-${payment.id}`, status: 'COMPLETED', amount }] : [];
  const unit = { custom_id: payment.merchantReference, amount, payments: { authorizations, captures } };
  return { id: payment.id, status: payment.status === 'open' ? 'CREATED' : 'COMPLETED', purchase_units: [unit] };
}
