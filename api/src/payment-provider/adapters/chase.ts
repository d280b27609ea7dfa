import { z } from 'zod';
import { fromDecimal, toDecimal } from '../../money/decimal';
import { askProvider } from '../contract/ask-provider';
import { type MoneyState, noMoney, type PaymentProvider, type PaymentRow } from '../contract/provider';
import type { ProviderAccess } from './provider-access';

const replySchema = z.object({
  uID: z.string().default(''),
  status: z.string().default(''),
  amount: z.string().default(''),
  currency: z.string().default(''),
  orderId: z.string().default(''),
});

/** Chase's hosted payment frame: opened with the amount, it takes the card itself; the server asks for the result. */
export function chaseProvider({ api, script, key, secret }: ProviderAccess): PaymentProvider {
  const call = async (path: string, form: Record<string, string>) =>
    (
      await askProvider(`${api}/${path}`, replySchema, {
        form: { hostedSecureID: key, hostedSecureAPIToken: secret, ...form },
      })
    ).body;
  const find = async ({ reference }: PaymentRow): Promise<MoneyState> =>
    reference === '' ? noMoney : toState(await call('query', { uID: reference }));
  const follow = async (payment: PaymentRow, verb: 'capture' | 'void' | 'refund'): Promise<MoneyState> => {
    await call(verb, { uID: payment.reference, amount: toDecimal(payment.amount) });
    return find(payment);
  };
  return {
    account: 'chase',
    module: { address: script, key },
    start: async ({ payment_id, amount, currency }) =>
      (await call('init', { trans_type: 'auth_only', orderId: payment_id, amount: toDecimal(amount), currency })).uID,
    authorise: find,
    find,
    capture: (payment) => follow(payment, 'capture'),
    cancel: async (payment) => follow(payment, (await find(payment)).status === 'captured' ? 'refund' : 'void'),
  };
}

const states = new Map<string, MoneyState['status']>([
  ['authorized', 'authorised'],
  ['captured', 'captured'],
  ['voided', 'cancelled'],
  ['refunded', 'cancelled'],
  ['declined', 'declined'],
]);

const toState = ({ uID, status, amount, currency, orderId }: z.output<typeof replySchema>): MoneyState =>
  uID === ''
    ? noMoney
    : {
        status: states.get(status) ?? 'open',
        reference: uID,
        merchantReference: orderId,
        amount: fromDecimal(amount),
        currency,
      };
