import { type CallFailure, call } from '@bookfront/shared/api-client';
import { type CheckoutStep, href } from '@bookfront/shared/routes';
import type { PaymentChoice } from '@bookfront/shared/schemas';
import { limits } from '@bookfront/shared/schemas/limits';
import { sessionStore } from '@bookfront/shared/session';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { trackMutation } from '../cart-calls';

/**
 * PAY-03: saves a choice a second after it was made, so that it can be changed, then goes to the step that it needs
 * (PAY-04 to PAY-06).
 */
export function usePaymentChoice() {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<PaymentChoice>();
  const [failure, setFailure] = useState<CallFailure>();
  useEffect(() => {
    if (!chosen) return undefined;
    let isMounted = true;
    const save = async () => {
      const result = await trackMutation(call('checkout/setPaymentChoice', { payment_choice: chosen }));
      if (!isMounted) return;
      if (!result.ok) {
        setFailure(result.failure);
        setChosen(undefined);
        return;
      }
      sessionStore.setCart(result.value.cart);
      navigate(href.checkout(stepAfter(chosen)));
    };
    const timer = setTimeout(() => void save(), limits.paymentDelayMs);
    return () => {
      isMounted = false;
      clearTimeout(timer);
    };
  }, [chosen, navigate]);
  const choose = (choice: PaymentChoice) => {
    setFailure(undefined);
    setChosen(choice);
  };
  return { chosen, failure, choose };
}

function stepAfter(choice: PaymentChoice): CheckoutStep {
  return choice === 'credit_card' || choice === 'chase' ? choice : 'review';
}
