import type { CheckoutStep } from '@bookfront/shared/routes';
import { Skeleton } from '@bookfront/shared/ui';
import { type Load, OnDemand } from '@bookfront/shared/ui/on-demand';
import type { ReactNode } from 'react';
import { steps } from '../step-loader';

export type StepBehindCart = Exclude<CheckoutStep, 'cart'>;

interface StepContentProps {
  step: StepBehindCart;
  onOrdering: (isOrdering: boolean) => void;
}

/** The content of each step. The payments that have a progress value of their own are made at the review (GAP-89). */
export function StepContent({ step, onOrdering }: StepContentProps) {
  if (step === 'delivery') return part('delivery', steps.delivery, ({ DeliveryStep }) => <DeliveryStep />);
  if (step === 'provider') return part('provider', steps.provider, ({ ProviderStep }) => <ProviderStep />);
  if (step === 'contact') return part('contact', steps.contact, ({ ContactStep }) => <ContactStep />);
  if (step === 'payment') return part('payment', steps.payment, ({ PaymentStep }) => <PaymentStep />);
  if (step === 'credit_card') return part('creditCard', steps.creditCard, ({ CreditCardStep }) => <CreditCardStep />);
  return part('review', steps.review, ({ ReviewStep }) => (
    <ReviewStep opensAtOnce={step === 'global'} onOrdering={onOrdering} />
  ));
}

const placeholder = <Skeleton lines={8} height="28rem" />;

/** Keyed, so that the code of one step never renders as another's. The review and its payments share a key. */
const part = <T,>(name: keyof typeof steps, load: Load<T>, draw: (code: T) => ReactNode) => (
  <OnDemand key={name} load={load} placeholder={placeholder}>
    {draw}
  </OnDemand>
);
