/** The order of the steps and what is needed for each (P2 §2, P2 §4). Pure. */

import type { CheckoutStep } from '@bookfront/shared/routes';
import type { CheckoutState } from '@bookfront/shared/schemas';
import * as m from '#messages';

/** The position of each progress value; the payments that have one of their own share the review's (GAP-89). */
const positions: Record<CheckoutStep, number> = {
  cart: 0,
  delivery: 1,
  provider: 2,
  contact: 3,
  payment: 4,
  credit_card: 5,
  review: 6,
  chase: 6,
  clearent: 6,
  global: 6,
};

/** `address_id`: an address that was chosen and is saved with the provider. */
type Progress = CheckoutState & { address_id?: string | undefined };

export const toStep = (progress: string | undefined): CheckoutStep | undefined =>
  steps.find((step) => step === progress);
const steps: readonly CheckoutStep[] = [
  'cart',
  'delivery',
  'provider',
  'contact',
  'payment',
  'credit_card',
  'review',
  'chase',
  'clearent',
  'global',
];

/** The last step that can be shown: each needs what the one before it saves (CHK-12). */
export function furthestStep(state: Progress): CheckoutStep {
  const { delivery, contact, payment_choice, card } = state;
  if (!delivery) return 'cart';
  const missing = delivery === 'pickup' ? undefined : missingOfShipping(state);
  if (missing) return missing;
  if (!contact) return 'contact';
  if (!payment_choice) return 'payment';
  if (payment_choice === 'credit_card' && !card) return 'credit_card';
  return payment_choice === 'chase' ? 'chase' : 'review';
}

function missingOfShipping({ shipping, provider, address_id }: Progress): CheckoutStep | undefined {
  if (!shipping && !address_id) return 'delivery';
  return shipping && provider ? undefined : 'provider';
}

/** A pickup has no address steps, and another payment choice has no card form. */
export function isReached(step: CheckoutStep, state: Progress): boolean {
  return isPart(step, state) && positions[step] <= positions[furthestStep(state)];
}

function isPart(step: CheckoutStep, { delivery, payment_choice }: Progress): boolean {
  if (step === 'delivery' || step === 'provider') return delivery !== 'pickup';
  return isPaymentStep(step) ? payment_choice === step : true;
}

const isPaymentStep = (step: CheckoutStep) =>
  step === 'credit_card' || step === 'chase' || step === 'clearent' || step === 'global';

/** CHK-54: steps on which a shopper may be using a provider's frame. */
export const isPaying = (step: CheckoutStep, { payment_choice }: CheckoutState): boolean =>
  step === 'payment' ||
  isPaymentStep(step) ||
  (positions[step] === positions.review && hostedChoices.has(payment_choice ?? ''));
const hostedChoices = new Set<string>(['paypal', 'global', 'chase', 'clearent']);

/** CHK-06: where Back leads. */
export function stepBefore(step: CheckoutStep, { delivery }: CheckoutState): CheckoutStep {
  if (positions[step] > positions.payment) return 'payment';
  if (step === 'payment') return 'contact';
  if (step === 'contact' && delivery !== 'pickup') return 'provider';
  return step === 'provider' ? 'delivery' : 'cart';
}

/** One entry of the step bar. `isOpen`: it leads to its step. */
interface StepEntry {
  label: string;
  step: CheckoutStep;
  isCurrent: boolean;
  isPassed: boolean;
  isOpen: boolean;
}

/**
 * CHK-02: the entries of the step bar on step `current`. Review is never a link (CHK-05). A pickup has no address step,
 * and its delivery is chosen on the cart, so that entry links to the cart. `canShip`: before a delivery is chosen, the
 * bar includes the address step.
 */
export function stepEntries(current: CheckoutStep, state: Progress, canShip: boolean): StepEntry[] {
  const at = barStep(current);
  const entry = (step: CheckoutStep, label: string): StepEntry => ({
    label,
    step,
    isCurrent: step === at,
    isPassed: positions[step] < positions[at],
    isOpen: step !== current && step !== 'review' && isReached(step, state),
  });
  const hasAddress = state.delivery === null ? canShip : state.delivery !== 'pickup';
  const delivery = hasAddress
    ? [entry('delivery', m.step_address()), entry('provider', deliveryLabel(state.delivery))]
    : [pickupEntry(current, state)];
  return [
    entry('cart', m.step_cart()),
    ...delivery,
    entry('contact', m.step_contact()),
    entry('payment', m.step_payment()),
    entry('review', m.step_review()),
  ];
}

/** The step whose entry stands for `current`. */
function barStep(current: CheckoutStep): CheckoutStep {
  if (current === 'credit_card') return 'payment';
  return positions[current] === positions.review ? 'review' : current;
}

function pickupEntry(current: CheckoutStep, { delivery }: Progress): StepEntry {
  const isBehind = current !== 'cart';
  return {
    label: deliveryLabel(delivery),
    step: 'cart',
    isCurrent: false,
    isPassed: isBehind && delivery !== null,
    isOpen: isBehind,
  };
}

/** CHK-03: the label of the shipping step by the choice. */
export function deliveryLabel(delivery: CheckoutState['delivery']): string {
  return (delivery ? deliveryLabels[delivery] : m.step_delivery)();
}
const deliveryLabels = { pickup: m.step_pickup, ship: m.step_ship, local_delivery: m.step_local_delivery };
