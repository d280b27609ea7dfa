import { bus } from '@bookfront/shared/events';
import type { CheckoutStep } from '@bookfront/shared/routes';
import { useEffect } from 'react';

/** Announces each arrival at `step`; undefined: the page shows no step. */
export function useStepReached(step: CheckoutStep | undefined): void {
  useEffect(() => {
    if (step) bus.emit('checkout:step-reached', { step });
  }, [step]);
}
