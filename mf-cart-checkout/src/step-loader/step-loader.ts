import { remembered } from '@bookfront/shared/ui/on-demand';

/** The steps behind the cart, each its own chunk; the contact step brings the form libraries. */
export const steps = {
  contact: remembered(() => import('../contact')),
  delivery: remembered(() => import('../delivery')),
  provider: remembered(() => import('../provider')),
  payment: remembered(() => import('../payment')),
  creditCard: remembered(() => import('../credit-card')),
  review: remembered(() => import('../review')),
};

/** On intent: the code is there before the click. A failure is told at the click. */
export const loadContactStep = (): void => void steps.contact().catch(() => {});
export const loadDeliveryStep = (): void => void steps.delivery().catch(() => {});
