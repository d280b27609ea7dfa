import { bus } from '@bookfront/shared/events';
import type { CheckoutStep } from '@bookfront/shared/routes';
import { useEffect } from 'react';

/** Says that the shopper came to `step`, once each time; undefined: what is shown is no step. */
export function useStepReached(step: CheckoutStep | undefined): void {
  useEffect(() => {
    if (step) bus.emit('checkout:step-reached', { step });
  }, [step]);
}
