import { type CallFailure, call } from '@bookfront/shared/api-client';
import { type RefObject, useEffect, useState } from 'react';
import type { Order } from '../../order';

/** 'blocked': the cart can't be ordered as it is, and the page says why. */
type FrameState =
  | { is: 'opening' }
  | { is: 'open'; uid: string }
  | { is: 'blocked' }
  | { is: 'failed'; failure: CallFailure };

/** Checks the cart again, then asks the provider for a frame: one payment, named by `uid`. */
export function useChaseFrame(order: RefObject<Order>) {
  const [state, setState] = useState<FrameState>({ is: 'opening' });
  const isOpening = state.is === 'opening';
  useEffect(() => {
    if (!isOpening) return undefined;
    let isMounted = true;
    void open(order).then((next) => isMounted && setState(next));
    return () => {
      isMounted = false;
    };
  }, [isOpening, order]);
  return { state, restart: () => setState({ is: 'opening' }) };
}

async function open(order: RefObject<Order>): Promise<FrameState> {
  if (!(await order.current.begin())) return { is: 'blocked' };
  const started = await call('checkout/chaseInit', {});
  return started.ok ? { is: 'open', uid: started.value.uid } : { is: 'failed', failure: started.failure };
}
