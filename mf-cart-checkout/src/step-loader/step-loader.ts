import { remembered } from '@bookfront/shared/ui/on-demand';

/** The steps after the cart, each its own chunk; the contact step loads the form libraries. */
export const steps = {
  contact: remembered(() => import('../contact')),
  delivery: remembered(() => import('../delivery')),
  provider: remembered(() => import('../provider')),
  payment: remembered(() => import('../payment')),
  creditCard: remembered(() => import('../credit-card')),
  review: remembered(() => import('../review')),
};

/** Called on hover or focus, so that the code is there before the click; a failure shows at the click. */
export const loadContactStep = (): void => void steps.contact().catch(() => {});
export const loadDeliveryStep = (): void => void steps.delivery().catch(() => {});
