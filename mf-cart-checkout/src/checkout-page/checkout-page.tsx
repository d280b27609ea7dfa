import { href } from '@bookfront/shared/routes';
import { useSession } from '@bookfront/shared/session';
import { PageWidth } from '@bookfront/shared/ui';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { CartPage, EmptyCart } from '../cart-page';
import { useTakenCart } from '../last-order';
import { furthestStep, isReached, toStep, useAddressInPassing } from '../steps';
import { LeftAccount, useLeftAccount } from './account-change';
import { StepFrame } from './step-frame';
import { useStepReached } from './use-step-reached';

/** /checkout/{progress}. A step that nothing saved leads to goes to the last one that can be shown (CHK-07). */
export function CheckoutPage() {
  const { progress } = useParams();
  const { cart } = useSession();
  useTakenCart();
  const { isLeft, goOn } = useLeftAccount();
  const state = { ...cart.checkout, address_id: useAddressInPassing() };
  // while an order is under way the cart may already be gone: the review stays until its answer is known
  const [isOrdering, setOrdering] = useState(false);
  const step = toStep(progress);
  const isAllowed = step !== undefined && (isOrdering || isReached(step, state));
  const isFilled = isOrdering || cart.items.length > 0;
  useStepReached(isAllowed && isFilled ? step : undefined);
  if (isLeft && !isOrdering)
    return (
      <PageWidth>
        <LeftAccount onGoOn={goOn} />
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
    <PageWidth>
      {isFilled ? <StepFrame key={step} step={step} isOrdering={isOrdering} onOrdering={setOrdering} /> : <EmptyCart />}
    </PageWidth>
  );
}
