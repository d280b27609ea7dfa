import { isNothingDue } from '@bookfront/shared/format/nothing-due';
import type { CheckoutState, PaymentChoice } from '@bookfront/shared/schemas';
import type { CallContext } from '../call-context/call-context';
import { isProvider } from '../payment-provider/contract/provider';
import { providerOf } from '../payment-provider/providers';
import type { PricedCart } from '../pricing/priced-cart';

/**
 * With nothing due, no payment is needed (PAY-07); otherwise the choices that the shop accepts for this delivery and
 * whose provider is reachable. Local delivery counts as shipping (GAP-61).
 */
export function choicesFor(
  context: CallContext,
  { summary }: Pick<PricedCart, 'summary'>,
  delivery: CheckoutState['delivery'],
): PaymentChoice[] {
  if (isNothingDue(summary)) return ['not_required'];
  const { choices } = context.shop.back_office.payments;
  const offered = delivery === 'ship' || delivery === 'local_delivery' ? choices.ship : choices.pickup;
  return offered.filter((choice) =>
    isProvider(choice) ? providerOf(context, choice) !== undefined : choice !== 'not_required',
  );
}
