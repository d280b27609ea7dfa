import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { askProvider } from '../contract/ask-provider';
import { type Card, type CardProvider, type MoneyState, noMoney, type PaymentRow } from '../contract/provider';
import { type Access, createKeptTokens } from './kept-token';
import type { ProviderAccess } from './provider-access';

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
 * Global Payments' unified API. Amounts there are cents as text. The shop's `key` is its app id. Cards of
 * checkout/setCreditCard go the same way.
 */
export function globalProvider({ api, script, key, secret }: ProviderAccess): CardProvider {
  const call = async (path: string, json?: unknown) => {
    const purpose = `${api} ${key}`;
    const headers = {
      ...version,
      authorization: `Bearer ${await tokens.take(purpose, () => fetchAccess({ api, key, secret }))}`,
    };
    const question = json === undefined ? { method: 'GET' as const, headers } : { headers, json };
    return askProvider(`${api}${path}`, replySchema, question).catch((error: unknown) => {
      // it may be the token that is refused
      tokens.forget(purpose);
      throw error;
    });
  };
  const find = async (payment: PaymentRow): Promise<MoneyState> => {
    const path =
      payment.reference === ''
        ? `/transactions?reference=${encodeURIComponent(payment.payment_id)}`
        : `/transactions/${encodeURIComponent(payment.reference)}`;
    const { body } = await call(path);
    return toState(body.transactions[0] ?? body);
  };
  const change = async (payment: PaymentRow, verb: string): Promise<MoneyState> => {
    const { reference } = await find(payment);
    if (reference !== '')
      await call(`/transactions/${encodeURIComponent(reference)}/${verb}`, { amount: String(payment.amount) });
    return find(payment);
  };
  return {
    account: 'global',
    module: { address: script, key },
    visitKey: () =>
      tokens.take(`${api} ${key} forms`, () =>
        fetchAccess({ api, key, secret }, { permissions: ['PMT_POST_Create_Single'] }),
      ),
    authorise: async (payment, { paymentReference }) => {
      if (typeof paymentReference !== 'string') return { ...noMoney, status: 'declined' };
      return toState((await call('/transactions', newTransaction(payment, paymentReference))).body);
    },
    find,
    capture: (payment) => change(payment, 'capture'),
    cancel: async (payment) => change(payment, (await find(payment)).status === 'captured' ? 'refund' : 'reversal'),
    tokenise: async (card) => {
      const { status, body } = await call('/payment-methods', newMethod(card));
      return status < 300 && body.id !== '' ? body.id : undefined;
    },
  };
}

/** One of each account, and one more for its forms. */
const tokens = createKeptTokens();

const accessSchema = z.object({ token: z.string(), seconds_to_expire: z.coerce.number().optional().catch(undefined) });

type Account = Pick<ProviderAccess, 'api' | 'key' | 'secret'>;

/**
 * With the permissions of the account, or only with those named: the browser's form may make a token of one card and
 * nothing else.
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
