import type { CheckoutStep } from '@bookfront/shared/routes';
import type { CheckoutState } from '@bookfront/shared/schemas';

/** The order of the steps and what is needed for each (P2§2, P2§4). Pure. */
export const steps: readonly CheckoutStep[] = ['cart', 'contact', 'payment', 'review'];

export const toStep = (progress: string | undefined): CheckoutStep | undefined => steps.find((step) => step === progress);

/** The last step that what is saved allows: each step stands on the one before it. */
export function furthestStep({ delivery, contact, payment_choice }: CheckoutState): CheckoutStep {
  if (!delivery) return 'cart';
  if (!contact) return 'contact';
  return payment_choice ? 'review' : 'payment';
}

export const isReached = (step: CheckoutStep, state: CheckoutState): boolean => steps.indexOf(step) <= steps.indexOf(furthestStep(state));

export const stepBefore = (step: CheckoutStep): CheckoutStep => steps[steps.indexOf(step) - 1] ?? 'cart';

/** CHK-03: the label of the shipping step by the choice. */
export function deliveryLabel(delivery: CheckoutState['delivery']): string {
  return delivery ? deliveryLabels[delivery] : 'Delivery';
}
const deliveryLabels = { pickup: 'Pick up', ship: 'Ship', local_delivery: 'Local Delivery' } as const;
