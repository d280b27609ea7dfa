import { remembered } from '@bookfront/shared/ui/on-demand';

/** The steps behind the cart, each its own chunk; the contact step brings the form libraries. */
export const steps = {
  contact: remembered(() => import('../contact/contact-step')),
  delivery: remembered(() => import('../delivery/delivery-step')),
  provider: remembered(() => import('../provider/provider-step')),
  payment: remembered(() => import('../payment/payment-step')),
  creditCard: remembered(() => import('../credit-card/credit-card-step')),
  review: remembered(() => import('../review/review-step')),
};

/** On intent: the code is there before the click. A failure is told at the click. */
export const loadContactStep = (): void => void steps.contact().catch(() => {});
export const loadDeliveryStep = (): void => void steps.delivery().catch(() => {});
