import { lazy } from 'react';

/** The steps behind the cart, each its own chunk; the contact step brings the form libraries. */
const contact = () => import('../contact/contact-step');

export const ContactStep = lazy(contact);
export const PaymentStep = lazy(() => import('../payment/payment-step'));
export const ReviewStep = lazy(() => import('../review/review-step'));

/** On intent: the code is there before the click. A failure is told at the click. */
export const loadContactStep = (): void => void contact().catch(() => {});
