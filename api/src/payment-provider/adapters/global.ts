import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { askProvider } from '../contract/ask-provider';
import { type Card, type CardProvider, type MoneyState, noMoney, type PaymentRow } from '../contract/provider';
import type { ProviderAccess } from './provider-access';
import { type Access, createTokenCache } from './token-cache';

const transactionSchema = z.object({
  id: z.string().default(''),
  status: z.string().default(''),
  amount: z.string().default(''),
  currency: z.string().default(''),
  reference: z.string().default(''),
});
const replySchema = transactionSchema.extend({ transactions: z.array(transactionSchema).default([]) });
const version = { 'x-gp-version': '2021-03-22' };

/**
 * Global Payments' unified API, with amounts in cents as text. The shop's `key` is its app id. Cards from
 * checkout/setCreditCard are sent to the same API.
 */
export function globalProvider(access: ProviderAccess): CardProvider {
  const find = (payment: PaymentRow) => findTransaction(access, payment);
  return {
    account: 'global',
    module: { address: access.script, key: access.key },
    visitKey: () =>
      tokens.take(`${access.api} ${access.key} forms`, () =>
        fetchAccess(access, { permissions: ['PMT_POST_Create_Single'] }),
      ),
    authorise: async (payment, { paymentReference }) => {
      if (typeof paymentReference !== 'string') return { ...noMoney, status: 'declined' };
      return toState((await request(access, '/transactions', newTransaction(payment, paymentReference))).body);
    },
    find,
    capture: (payment) => changeTransaction(access, payment, 'capture'),
    cancel: async (payment) =>
      changeTransaction(access, payment, (await find(payment)).status === 'captured' ? 'refund' : 'reversal'),
    tokenise: async (card) => {
      const { status, body } = await request(access, '/payment-methods', newMethod(card));
      return status < 300 && body.id !== '' ? body.id : undefined;
    },
  };
}

async function findTransaction(access: ProviderAccess, { payment_id, reference }: PaymentRow): Promise<MoneyState> {
  const path =
    reference === ''
      ? `/transactions?reference=${encodeURIComponent(payment_id)}`
      : `/transactions/${encodeURIComponent(reference)}`;
  const { body } = await request(access, path);
  return toState(body.transactions[0] ?? body);
}

async function changeTransaction(access: ProviderAccess, payment: PaymentRow, verb: string): Promise<MoneyState> {
  const { reference } = await findTransaction(access, payment);
  const amount = String(payment.amount);
  if (reference !== '') await request(access, `/transactions/${encodeURIComponent(reference)}/${verb}`, { amount });
  return findTransaction(access, payment);
}

/** Without a body the request is a GET. */
async function request(access: ProviderAccess, path: string, json?: unknown) {
  const purpose = `${access.api} ${access.key}`;
  const authorization = `Bearer ${await tokens.take(purpose, () => fetchAccess(access))}`;
  const headers = { ...version, authorization };
  const question = json === undefined ? { method: 'GET' as const, headers } : { headers, json };
  return askProvider(`${access.api}${path}`, replySchema, question).catch((error: unknown) => {
    // the provider may have rejected the access token, not the payment
    tokens.forget(purpose);
    throw error;
  });
}

/** Two tokens per account: one for this server, one for the browser's form. */
const tokens = createTokenCache();

const accessSchema = z.object({ token: z.string(), seconds_to_expire: z.coerce.number().optional().catch(undefined) });

type Account = Pick<ProviderAccess, 'api' | 'key' | 'secret'>;

/**
 * Requests an access token with all permissions of the account, or only those named: the browser's form may only
 * tokenise a card.
 */
async function fetchAccess({ api, key, secret }: Account, only: { permissions?: string[] } = {}): Promise<Access> {
  const nonce = randomUUID();
  const json = {
    app_id: key,
    nonce,
    secret: createHash('sha512').update(`${nonce}${secret}`).digest('hex'),
    grant_type: 'client_credentials',
    ...only,
  };
  const { body } = await askProvider(`${api}/accesstoken`, accessSchema, { headers: version, json });
  return { token: body.token, seconds: body.seconds_to_expire };
}

const newTransaction = ({ payment_id, amount, currency }: PaymentRow, method: string) => ({
  account_name: 'transaction_processing',
  channel: 'CNP',
  type: 'SALE',
  capture_mode: 'LATER',
  amount: String(amount),
  currency,
  reference: payment_id,
  country: currency === 'USD' ? 'US' : 'CA',
  payment_method: { entry_mode: 'ECOM', id: method },
});

const newMethod = ({ name, number, cvv, month, year, postal_code }: Card) => ({
  usage_mode: 'SINGLE',
  name,
  billing_address: { postal_code },
  card: { number, cvv, expiry_month: String(month).padStart(2, '0'), expiry_year: String(year).slice(-2) },
});

const states = new Map<string, MoneyState['status']>([
  ['PREAUTHORIZED', 'authorised'],
  ['CAPTURED', 'captured'],
  ['REVERSED', 'cancelled'],
  ['REFUNDED', 'cancelled'],
  ['DECLINED', 'declined'],
  ['REJECTED', 'declined'],
]);

const toState = ({ id, status, amount, currency, reference }: z.output<typeof transactionSchema>): MoneyState =>
  id === ''
    ? { ...noMoney, status: states.get(status) ?? 'none' }
    : {
        status: states.get(status) ?? 'open',
        reference: id,
        merchantReference: reference,
        amount: Number(amount),
        currency,
      };
