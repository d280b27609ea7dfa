import type { MoneyState, PaymentRow } from './provider';

/** SPEC-D7: what the provider holds is this payment's, to the cent. */
export const isPaidAs = (
  { payment_id, amount, currency }: Pick<PaymentRow, 'payment_id' | 'amount' | 'currency'>,
  state: MoneyState,
): boolean =>
  state.reference !== '' &&
  state.merchantReference === payment_id &&
  state.amount === amount &&
  state.currency === currency;
