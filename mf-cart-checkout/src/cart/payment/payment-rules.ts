/** Which ways to pay are offered (P2§4). Pure. */

import type { Cart, PaymentChoice, Reply } from '@bookfront/shared/schemas';

/** PAY-01, PAY-07: nothing to pay is one choice of its own; local delivery pays as ship does (GAP-61). */
export function choicesFor({ summary, checkout }: Cart, { pickup, ship }: Reply<'checkout/getPaymentChoices'>): PaymentChoice[] {
  if (summary.total === 0) return ['not_required'];
  return checkout.delivery === 'pickup' ? pickup : ship;
}
