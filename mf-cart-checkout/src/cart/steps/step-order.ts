/** The order of the steps and what is needed for each (P2§2, P2§4). Pure. */

import type { CheckoutStep } from '@bookfront/shared/routes';
import type { CheckoutState } from '@bookfront/shared/schemas';

const steps: readonly CheckoutStep[] = ['cart', 'contact', 'payment', 'review'];

export const toStep = (progress: string | undefined): CheckoutStep | undefined => steps.find((step) => step === progress);

/** The last step that what is saved allows: each step stands on the one before it. */
export function furthestStep({ delivery, contact, payment_choice }: CheckoutState): CheckoutStep {
  if (!delivery) return 'cart';
  if (!contact) return 'contact';
  return payment_choice ? 'review' : 'payment';
}

export const isReached = (step: CheckoutStep, state: CheckoutState): boolean => steps.indexOf(step) <= steps.indexOf(furthestStep(state));

export const stepBefore = (step: CheckoutStep): CheckoutStep => steps[steps.indexOf(step) - 1] ?? 'cart';

/** One entry of the step bar. `isOpen`: it leads to its step. */
interface StepEntry {
  label: string;
  step: CheckoutStep;
  isCurrent: boolean;
  isPassed: boolean;
  isOpen: boolean;
}

/** CHK-02: the entries of the step bar on step `current`. Review leads nowhere (CHK-05); the delivery is chosen on the cart, so its entry leads there. */
export function stepEntries(current: CheckoutStep, state: CheckoutState): StepEntry[] {
  const entry = (step: CheckoutStep, label: string): StepEntry => ({
    label,
    step,
    isCurrent: step === current,
    isPassed: steps.indexOf(step) < steps.indexOf(current),
    isOpen: step !== current && step !== 'review' && isReached(step, state),
  });
  const isBehind = current !== 'cart';
  const delivery: StepEntry = {
    label: deliveryLabel(state.delivery),
    step: 'cart',
    isCurrent: false,
    isPassed: isBehind && state.delivery !== null,
    isOpen: isBehind,
  };
  return [entry('cart', 'Cart'), delivery, entry('contact', 'Contact'), entry('payment', 'Payment'), entry('review', 'Review')];
}

/** CHK-03: the label of the shipping step by the choice. */
export function deliveryLabel(delivery: CheckoutState['delivery']): string {
  return delivery ? deliveryLabels[delivery] : 'Delivery';
}
const deliveryLabels = { pickup: 'Pick up', ship: 'Ship', local_delivery: 'Local Delivery' } as const;
