/** Which payment choices are offered (P2§4). Pure. */

import type { Cart, PaymentChoice, Reply } from '@bookfront/shared/schemas';
import { paymentLabels } from '@bookfront/shared/schemas/vocabulary';

/** PAY-01, PAY-07: nothing to pay is one choice of its own; local delivery pays as ship does (GAP-61). */
export function choicesFor(
  { summary, checkout }: Cart,
  { pickup, ship }: Reply<'checkout/getPaymentChoices'>,
): PaymentChoice[] {
  if (summary.total === 0) return ['not_required'];
  return checkout.delivery === 'pickup' ? pickup : ship;
}

const providers: Partial<Record<PaymentChoice, string>> = {
  clearent: 'Clearent',
  chase: 'Chase',
  global: 'Global Payments',
};

/** GAP-75: where several of the choices offered have one label, each names its provider. */
export function choiceName(choice: PaymentChoice, offered: PaymentChoice[]): string {
  const label = paymentLabels[choice];
  const provider = providers[choice];
  const isAlone = offered.filter((other) => paymentLabels[other] === label).length < 2;
  return isAlone || !provider ? label : `${label} (${provider})`;
}
