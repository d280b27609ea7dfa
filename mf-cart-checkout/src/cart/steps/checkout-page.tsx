import { href } from '@bookfront/shared/routes';
import { useSession } from '@bookfront/shared/session';
import { PageWidth } from '@bookfront/shared/ui';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { CartPage, EmptyCart } from '../page/cart-page';
import { StepFrame } from './step-frame';
import { furthestStep, isReached, toStep } from './step-order';

/** /checkout/{progress}. A step that nothing saved leads to goes to the last one that can be shown (CHK-07). */
export function CheckoutPage() {
  const { progress } = useParams();
  const { cart } = useSession();
  // while an order is under way the cart may already be gone: the review stays until its answer is known
  const [isOrdering, setOrdering] = useState(false);
  const step = toStep(progress);
  if (step === 'cart')
    return (
      <PageWidth>
        <CartPage />
      </PageWidth>
    );
  if (!step || (!isOrdering && !isReached(step, cart.checkout))) return <Navigate to={href.checkout(step ? furthestStep(cart.checkout) : 'cart')} replace />;
  return (
    <PageWidth>
      {cart.items.length === 0 && !isOrdering ? <EmptyCart /> : <StepFrame key={step} step={step} isOrdering={isOrdering} onOrdering={setOrdering} />}
    </PageWidth>
  );
}
