import type { CheckoutStep } from '@bookfront/shared/routes';
import { Skeleton } from '@bookfront/shared/ui';
import { type Load, OnDemand } from '@bookfront/shared/ui/on-demand';
import type { ReactNode } from 'react';
import { steps } from '../step-loader';

export type StepAfterCart = Exclude<CheckoutStep, 'cart'>;

interface StepContentProps {
  step: StepAfterCart;
  onOrdering: (isOrdering: boolean) => void;
}

/** The content of each step. The payments that have a progress value of their own are made at the review (GAP-89). */
export function StepContent({ step, onOrdering }: StepContentProps) {
  if (step === 'delivery') return renderStep('delivery', steps.delivery, ({ DeliveryStep }) => <DeliveryStep />);
  if (step === 'provider') return renderStep('provider', steps.provider, ({ ProviderStep }) => <ProviderStep />);
  if (step === 'contact') return renderStep('contact', steps.contact, ({ ContactStep }) => <ContactStep />);
  if (step === 'payment') return renderStep('payment', steps.payment, ({ PaymentStep }) => <PaymentStep />);
  if (step === 'credit_card')
    return renderStep('creditCard', steps.creditCard, ({ CreditCardStep }) => <CreditCardStep />);
  return renderStep('review', steps.review, ({ ReviewStep }) => (
    <ReviewStep autoOpen={step === 'global'} onOrdering={onOrdering} />
  ));
}

const placeholder = <Skeleton lines={8} height="28rem" />;

/** Keyed, so that the code of one step never renders as another's. The review and its payments share a key. */
const renderStep = <T,>(name: keyof typeof steps, load: Load<T>, draw: (code: T) => ReactNode) => (
  <OnDemand key={name} load={load} placeholder={placeholder}>
    {draw}
  </OnDemand>
);
