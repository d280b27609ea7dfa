import { type CheckoutStep, href } from '@bookfront/shared/routes';
import { ButtonLink, Icon, PageTitle, Skeleton } from '@bookfront/shared/ui';
import { Suspense } from 'react';
import styled from 'styled-components';
import { LazyContact, LazyPayment, LazyReview } from './load';
import { StepBar } from './step-bar';
import { stepBefore } from './step-order';
import { useChecksumGuard } from './use-checksum-guard';

interface StepFrameProps {
  step: Exclude<CheckoutStep, 'cart'>;
  isOrdering: boolean;
  onOrdering: (isOrdering: boolean) => void;
}

const titles = { contact: 'Your details', payment: 'How would you like to pay?', review: 'Review your order' } as const;

/** What every step behind the cart has: title, step bar, the way back, and the guard over a cart that changes elsewhere. */
export function StepFrame({ step, isOrdering, onOrdering }: StepFrameProps) {
  useChecksumGuard(!isOrdering);
  return (
    <>
      <PageTitle>{titles[step]}</PageTitle>
      <StepBar current={step} />
      <Suspense fallback={<Skeleton lines={8} height="28rem" />}>
        {step === 'contact' && <LazyContact />}
        {step === 'payment' && <LazyPayment />}
        {step === 'review' && <LazyReview onOrdering={onOrdering} />}
      </Suspense>
      {!isOrdering && (
        <Back to={href.checkout(stepBefore(step))} data-kind="plain">
          <Icon name="chevron" size={18} />
          Back
        </Back>
      )}
    </>
  );
}

const Back = styled(ButtonLink)`
  margin-top: 1.5rem;
  svg {
    transform: scaleX(-1);
  }
`;
