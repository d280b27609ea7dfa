import { createHash } from 'node:crypto';
import { z } from 'zod';
import { askProvider, fromDecimal, toDecimal } from '../ask-provider';
import { type MoneyState, noMoney, type PaymentProvider, type PaymentRow, ProviderUnsure } from '../provider';
import { breakdownOf } from './paypal-breakdown';
import type { ProviderAccess } from './provider-access';

const moneySchema = z.object({ currency_code: z.string(), value: z.string() });
const partSchema = z.object({ id: z.string(), status: z.string(), amount: moneySchema.optional() });
const orderSchema = z.object({
  id: z.string().default(''),
  status: z.string().default(''),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().default(''),
        amount: moneySchema.optional(),
        payments: z.object({ authorizations: z.array(partSchema).default([]), captures: z.array(partSchema).default([]) }).prefault({}),
      }),
    )
    .default([]),
  details: z.array(z.object({ issue: z.string().default('') })).default([]),
});
type PaypalOrder = z.output<typeof orderSchema>;

interface PaypalQuestion {
  json?: unknown;
  method?: 'GET' | 'POST';
  /** How many have failed before: PayPal answers the same request with the same answer. */
  attempt?: number;
}

/** PayPal's Orders API, version 2: an order is made here, approved by the shopper, then its money is held, then taken. */
export function paypalProvider({ api, script, key, secret }: ProviderAccess): PaymentProvider {
  const call = async (path: string, payment: PaymentRow, { json, method = 'POST', attempt = 0 }: PaypalQuestion = {}) => {
    const id = requestId(payment, attempt === 0 ? path : `${path} ${attempt}`);
    const headers = { authorization: `Bearer ${await accessToken(api, key, secret)}`, 'paypal-request-id': id };
    return (await askProvider(`${api}${path}`, orderSchema, { method, headers, ...(method === 'POST' ? { json: json ?? {} } : {}) })).body;
  };
  const order = (payment: PaymentRow) => call(`/v2/checkout/orders/${encodeURIComponent(payment.reference)}`, payment, { method: 'GET' });
  const find = async (payment: PaymentRow) => (payment.reference === '' ? noMoney : toState(await order(payment)));

  return {
    module: { address: script, key },
    start: async (payment, summary) => (await call('/v2/checkout/orders', payment, { json: newOrder(payment, breakdownOf(summary)) })).id,
    authorise: async (payment) => {
      const reply = await call(`/v2/checkout/orders/${encodeURIComponent(payment.reference)}/authorize`, payment);
      if (reply.details.some(({ issue }) => issue === 'INSTRUMENT_DECLINED')) return { ...noMoney, status: 'declined' };
      return find(payment);
    },
    find,
    capture: async (payment) => {
      const now = await order(payment);
      const held = authorisationOf(now);
      const path = held && `/v2/payments/authorizations/${encodeURIComponent(held.id)}/capture`;
      if (path && held.status === 'CREATED') await call(path, payment, { json: { final_capture: true }, attempt: capturesOf(now).length });
      return find(payment);
    },
    cancel: async (payment) => {
      const now = await order(payment);
      const taken = capturesOf(now).find(({ status }) => status === 'COMPLETED');
      const held = authorisationOf(now);
      if (taken) await call(`/v2/payments/captures/${encodeURIComponent(taken.id)}/refund`, payment);
      else if (held?.status === 'CREATED') await call(`/v2/payments/authorizations/${encodeURIComponent(held.id)}/void`, payment);
      return find(payment);
    },
  };
}

async function accessToken(api: string, key: string, secret: string): Promise<string> {
  const authorization = `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`;
  const { body } = await askProvider(`${api}/v1/oauth2/token`, z.object({ access_token: z.string() }), {
    headers: { authorization },
    form: { grant_type: 'client_credentials' },
  });
  return body.access_token;
}

/** The same request twice is one to PayPal. */
const requestId = ({ payment_id }: PaymentRow, path: string): string => createHash('sha256').update(`${payment_id} ${path}`).digest('hex').slice(0, 36);

/** PAY-25, PAY-26 */
function newOrder({ payment_id, amount, currency }: PaymentRow, breakdown: ReturnType<typeof breakdownOf>) {
  const money = (cents: number) => ({ currency_code: currency, value: toDecimal(cents) });
  const parts = Object.fromEntries(Object.entries(breakdown).map(([part, cents]) => [part, money(cents)]));
  return {
    intent: 'AUTHORIZE',
    purchase_units: [{ reference_id: payment_id, custom_id: payment_id, amount: { ...money(amount), breakdown: parts } }],
    application_context: { shipping_preference: 'NO_SHIPPING', user_action: 'PAY_NOW' },
  };
}

const authorisationOf = ({ purchase_units }: PaypalOrder) => purchase_units.flatMap((unit) => unit.payments.authorizations)[0];

function toState(order: PaypalOrder): MoneyState {
  const [unit] = order.purchase_units;
  if (order.id === '' || !unit) return noMoney;
  const amount = authorisationOf(order)?.amount ?? unit.amount;
  const money = { amount: fromDecimal(amount?.value ?? ''), currency: amount?.currency_code ?? '' };
  return { status: statusOf(order), reference: order.id, merchantReference: unit.custom_id, ...money };
}

const capturesOf = ({ purchase_units }: PaypalOrder) => purchase_units.flatMap((unit) => unit.payments.captures);

/** By PayPal's names. A capture that failed leaves what the authorisation says. Throws ProviderUnsure for what PayPal has not decided, or what only a person can. */
function statusOf(order: PaypalOrder): MoneyState['status'] {
  const captures = capturesOf(order);
  const has = (status: string) => captures.some((one) => one.status === status);
  if (has('COMPLETED')) return 'captured';
  if (has('REFUNDED')) return 'cancelled';
  if (has('PENDING') || has('PARTIALLY_REFUNDED')) throw new ProviderUnsure('PayPal has a capture that is not settled.');
  const held = authorisationOf(order);
  if (!held) return 'open';
  const status = authorisationStates[held.status];
  if (!status) throw new ProviderUnsure(`PayPal has an authorisation that is ${held.status}.`);
  return status;
}

/** CAPTURED, PARTIALLY_CAPTURED and PENDING are missing: without a good capture beside them they decide nothing. */
const authorisationStates: Partial<Record<string, MoneyState['status']>> = {
  CREATED: 'authorised',
  VOIDED: 'cancelled',
  EXPIRED: 'cancelled',
  DENIED: 'declined',
};
