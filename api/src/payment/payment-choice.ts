import * as m from '#messages';
import type { SubmitPayload } from '../checkout/order-check';
import { refused } from '../http/failure';
import type { ProviderName } from '../payment-provider/contract/provider';

/** The provider whose module a page asks for. Fails with payment. */
export function asProvider(choice: string): ProviderName {
  const found = (['paypal', 'clearent', 'chase', 'global'] as const).find((name) => name === choice);
  if (!found) throw refused('payment', m.payment_module_needless());
  return found;
}

/** What is submitted must say how it was paid. */
export function refuseOtherChoice({ payment_choice }: SubmitPayload, choice: ProviderName): void {
  if (payment_choice !== choice) throw refused('payment', m.payment_choice_needed());
}
