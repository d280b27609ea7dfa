import { type CallFailure, call, randomKey } from '@bookfront/shared/api-client';
import type { Reply } from '@bookfront/shared/schemas';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { forgetOpenOrder, sentCartChecksum } from '../order';
import { forgetTaken, takenChecksum } from './emptied-cart';

/** 'none': no cart has gone, it has not become an order (`isSure`), or who is here now may not be told. */
type LastOrder =
  | { is: 'none'; isSure?: boolean }
  | { is: 'asking' }
  | { is: 'placed'; placed: Reply<'checkout/submit'> }
  | { is: 'unknown'; failure: CallFailure };

/**
 * Of an empty cart: whether it has become an order, which this tab sent and had no answer to, or another one placed
 * while this one showed the cart.
 */
export function useLastOrder(): { order: LastOrder; again: () => void } {
  const page = useQueryClient();
  const [order, setOrder] = useState<LastOrder>(() => ({ is: goneChecksum(page) === undefined ? 'none' : 'asking' }));
  const isAsking = order.is === 'asking';
  useEffect(() => {
    const checksum = goneChecksum(page);
    if (!isAsking || checksum === undefined) return undefined;
    let isHere = true;
    void askFor(checksum).then((next) => {
      if (!isHere) return;
      if (next.is === 'placed' || (next.is === 'none' && next.isSure)) forget(page);
      setOrder(next);
    });
    return () => {
      isHere = false;
    };
  }, [page, isAsking]);
  return { order, again: () => setOrder({ is: 'asking' }) };
}

/** The newer of both: a cart that is sent is still there, and what was taken before it is forgotten. */
const goneChecksum = (page: QueryClient) => takenChecksum(page) ?? sentCartChecksum(page);

function forget(page: QueryClient): void {
  forgetOpenOrder(page);
  forgetTaken(page);
}

/**
 * The api answers a second submit of a cart with the order that took it (decision 13 of the specification). This one
 * can make none: nothing is in the cart, and
 * 'not_required' pays for nothing that costs something.
 */
async function askFor(checksum: string): Promise<LastOrder> {
  const question = {
    delivery_preference: 'pickup',
    payment_choice: 'not_required',
    checksum,
    idempotency_key: randomKey(),
  } as const;
  const result = await call('checkout/submit', question);
  if (result.ok) return { is: 'placed', placed: result.value };
  const { failure } = result;
  if (failure.code === 'empty_cart' || failure.code === 'login_required')
    return { is: 'none', isSure: failure.code === 'empty_cart' };
  return { is: 'unknown', failure };
}
