import * as m from '#messages';
import type { SubmitPayload } from '../checkout/order-check';
import { refused } from '../http/failure';
import type { ProviderName } from '../payment-provider/contract/provider';

/** Checks that the choice has a provider with a browser module. Fails with payment. */
export function asProvider(choice: string): ProviderName {
  const found = (['paypal', 'clearent', 'chase', 'global'] as const).find((name) => name === choice);
  if (!found) throw refused('payment', m.payment_module_needless());
  return found;
}

/** Refuses a payload that names another way to pay than the one that was used. */
export function refuseChoiceMismatch({ payment_choice }: SubmitPayload, choice: ProviderName): void {
  if (payment_choice !== choice) throw refused('payment', m.payment_choice_needed());
}
