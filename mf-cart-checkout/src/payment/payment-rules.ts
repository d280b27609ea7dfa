/** Which payment choices are offered (P2 §4). Pure. */

import { isNothingDue } from '@bookfront/shared/format/nothing-due';
import type { Cart, PaymentChoice, Reply } from '@bookfront/shared/schemas';
import * as m from '#messages';
import { paymentName } from '../payment-names';

/** PAY-01, PAY-07: nothing to pay is one choice of its own; local delivery pays as ship does (GAP-61). */
export function choicesFor(
  { summary, checkout }: Cart,
  { pickup, ship }: Reply<'checkout/getPaymentChoices'>,
): PaymentChoice[] {
  if (isNothingDue(summary)) return ['not_required'];
  const offered = checkout.delivery === 'pickup' ? pickup : ship;
  return offered.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
}

/** What pays at once stands before what is paid later. */
const order: readonly PaymentChoice[] = [
  'credit_card',
  'clearent',
  'global',
  'chase',
  'paypal',
  'pickup',
  'contact',
  'not_required',
];

const namesWithProvider: Partial<Record<PaymentChoice, () => string>> = {
  clearent: m.payment_by_clearent,
  chase: m.payment_by_chase,
  global: m.payment_by_global,
};

/** GAP-75: where several of the choices offered have one label, each names its provider. */
export function choiceName(choice: PaymentChoice, offered: PaymentChoice[]): string {
  const name = paymentName(choice);
  const isAlone = offered.filter((other) => paymentName(other) === name).length < 2;
  return isAlone ? name : (namesWithProvider[choice]?.() ?? name);
}
