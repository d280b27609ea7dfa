import { lazy } from 'react';

/** The steps behind the cart, each its own chunk; the contact step brings the form libraries. */
const contact = () => import('../contact/contact-step').then(({ ContactStep }) => ({ default: ContactStep }));

export const LazyContact = lazy(contact);
export const LazyPayment = lazy(() => import('../payment/payment-step').then(({ PaymentStep }) => ({ default: PaymentStep })));
export const LazyReview = lazy(() => import('../review/review-step').then(({ ReviewStep }) => ({ default: ReviewStep })));

/** On intent: the code is there before the click. A failure is told at the click. */
export const loadContactStep = (): void => void contact().catch(() => {});
