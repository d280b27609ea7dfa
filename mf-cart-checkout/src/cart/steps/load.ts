import { lazy } from 'react';

/** The steps behind the cart, each its own chunk; the contact step brings the form libraries. */
const contact = () => import('../contact/contact-step').then(({ ContactStep }) => ({ default: ContactStep }));
const delivery = () => import('../delivery/delivery-step').then(({ DeliveryStep }) => ({ default: DeliveryStep }));

export const LazyContact = lazy(contact);
export const LazyDelivery = lazy(delivery);
export const LazyProvider = lazy(() => import('../provider/provider-step').then(({ ProviderStep }) => ({ default: ProviderStep })));
export const LazyPayment = lazy(() => import('../payment/payment-step').then(({ PaymentStep }) => ({ default: PaymentStep })));
export const LazyCreditCard = lazy(() => import('../credit-card/credit-card-step').then(({ CreditCardStep }) => ({ default: CreditCardStep })));
export const LazyReview = lazy(() => import('../review/review-step').then(({ ReviewStep }) => ({ default: ReviewStep })));

/** On intent: the code is there before the click. A failure is told at the click. */
export const loadContactStep = (): void => void contact().catch(() => {});
export const loadDeliveryStep = (): void => void delivery().catch(() => {});
