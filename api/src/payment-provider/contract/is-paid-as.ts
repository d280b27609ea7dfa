import type { MoneyState, PaymentRow } from './provider';

/** SPEC-D7: whether the provider holds exactly this payment's amount and currency, under its reference. */
export const isPaidAs = (
  { payment_id, amount, currency }: Pick<PaymentRow, 'payment_id' | 'amount' | 'currency'>,
  state: MoneyState,
): boolean =>
  state.reference !== '' &&
  state.merchantReference === payment_id &&
  state.amount === amount &&
  state.currency === currency;
