import { z } from 'zod';
import { fromDecimal, toDecimal } from '../../money/decimal';
import { askProvider } from '../contract/ask-provider';
import { type MoneyState, noMoney, type PaymentProvider, type PaymentRow } from '../contract/provider';
import type { ProviderAccess } from './provider-access';

const transactionSchema = z.object({
  id: z.coerce.string().default(''),
  result: z.string().default(''),
  status: z.string().default(''),
  amount: z.string().default(''),
  currency: z.string().default(''),
  'order-id': z.string().default(''),
});
const replySchema = z.object({
  payload: z
    .object({
      transaction: transactionSchema.optional(),
      transactions: z.object({ transaction: z.array(transactionSchema) }).optional(),
    })
    .prefault({}),
});

/**
 * Clearent's transactions: a token from the hosted fields authorises the money, a second transaction captures or
 * refunds it.
 */
export function clearentProvider(access: ProviderAccess): PaymentProvider {
  const find = (payment: PaymentRow) => findTransaction(access, payment);
  return {
    account: 'clearent',
    module: { address: access.script, key: access.key },
    authorise: async ({ payment_id, amount, currency }, { jwt }) => {
      if (typeof jwt !== 'string' || !/^[\w.~+/=-]{1,3000}$/.test(jwt)) return { ...noMoney, status: 'declined' };
      const body = {
        type: 'AUTH',
        amount: toDecimal(amount),
        currency,
        'order-id': payment_id,
        'software-type': 'Bookfront',
      };
      return toState(await request(access, '/rest/v2/mobile/transactions/auth', body, jwt));
    },
    find,
    capture: (payment) => changeTransaction(access, payment, 'CAPTURE'),
    cancel: async (payment) =>
      changeTransaction(access, payment, (await find(payment)).status === 'captured' ? 'REFUND' : 'VOID'),
  };
}

async function findTransaction(access: ProviderAccess, { payment_id }: PaymentRow): Promise<MoneyState> {
  return toState(await request(access, `/rest/v2/transactions?order-id=${encodeURIComponent(payment_id)}`));
}

async function changeTransaction(
  access: ProviderAccess,
  payment: PaymentRow,
  type: 'CAPTURE' | 'VOID' | 'REFUND',
): Promise<MoneyState> {
  const { reference } = await findTransaction(access, payment);
  if (reference !== '')
    await request(access, `/rest/v2/transactions/${type.toLowerCase()}`, {
      type,
      id: reference,
      amount: toDecimal(payment.amount),
    });
  return findTransaction(access, payment);
}

/** Without a body the request is a GET. */
async function request({ api, secret }: ProviderAccess, path: string, json?: unknown, jwt?: string) {
  const headers: Record<string, string> = { 'api-key': secret, ...(jwt === undefined ? {} : { mobilejwt: jwt }) };
  const { body } = await askProvider(
    `${api}${path}`,
    replySchema,
    json === undefined ? { method: 'GET', headers } : { headers, json },
  );
  return body.payload.transaction ?? body.payload.transactions?.transaction[0];
}

const states = new Map<string, MoneyState['status']>([
  ['Authorized', 'authorised'],
  ['Captured', 'captured'],
  ['Voided', 'cancelled'],
  ['Refunded', 'cancelled'],
]);

function toState(transaction: z.output<typeof transactionSchema> | undefined): MoneyState {
  if (!transaction) return noMoney;
  const { id, result, status, amount, currency } = transaction;
  if (result === 'DECLINED') return { ...noMoney, status: 'declined' };
  return {
    status: states.get(status) ?? 'open',
    reference: id,
    merchantReference: transaction['order-id'],
    amount: fromDecimal(amount),
    currency,
  };
}
