import { href } from '@bookfront/shared/routes';
import { useSession } from '@bookfront/shared/session';
import { PageWidth } from '@bookfront/shared/ui';
import { OnDemand } from '@bookfront/shared/ui/on-demand';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { CartPage, EmptyCart } from '../cart-page';
import { useEmptiedCart } from '../last-order';
import { furthestStep, isReached, toStep, usePendingAddress } from '../steps';
import { StepFrame } from './step-frame';
import { useAccountChange } from './use-account-change';
import { useStepReached } from './use-step-reached';

const loadAccountChanged = () => import('./account-changed');

/** /checkout/{progress}. A step that isn't reached yet redirects to the furthest one that is (CHK-07). */
export function CheckoutPage() {
  const progress = useLocation().pathname.split('/').filter(Boolean).at(-1);
  const { cart } = useSession();
  useEmptiedCart();
  const { hasChanged, acknowledge } = useAccountChange();
  const state = { ...cart.checkout, address_id: usePendingAddress() };
  // while an order is being placed the api may already have emptied the cart: keep the review until its answer is known
  const [isOrdering, setOrdering] = useState(false);
  const step = toStep(progress);
  const isAllowed = step !== undefined && (isOrdering || isReached(step, state));
  const isFilled = isOrdering || cart.items.length > 0;
  useStepReached(isAllowed && isFilled ? step : undefined);
  if (hasChanged && !isOrdering)
    return (
      <PageWidth>
        <OnDemand load={loadAccountChanged}>
          {({ AccountChanged }) => <AccountChanged onAcknowledge={acknowledge} />}
        </OnDemand>
      </PageWidth>
    );
  if (step === 'cart')
    return (
      <PageWidth>
        <CartPage />
      </PageWidth>
    );
  if (!isAllowed) return <Navigate to={href.checkout(step ? furthestStep(state) : 'cart')} replace />;
  return (
    <StepWidth>
      {isFilled ? <StepFrame key={step} step={step} isOrdering={isOrdering} onOrdering={setOrdering} /> : <EmptyCart />}
    </StepWidth>
  );
}

/** A form and the order beside it, adjoining. */
const StepWidth = styled(PageWidth)`
  width: min(100% - var(--gutter), 1000px);
`;
