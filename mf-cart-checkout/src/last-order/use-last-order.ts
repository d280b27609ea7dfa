import { type CallFailure, call, randomKey } from '@bookfront/shared/api-client';
import type { Reply } from '@bookfront/shared/schemas';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { forgetOpenOrder, sentCartChecksum } from '../order';
import { emptiedChecksum, forgetEmptied } from './emptied-cart';

/** 'none': no cart was emptied, the cart did not become an order (`isSure`), or this visitor may not see it. */
type LastOrder =
  | { is: 'none'; isSure?: boolean }
  | { is: 'loading' }
  | { is: 'placed'; placed: Reply<'checkout/submit'> }
  | { is: 'unknown'; failure: CallFailure };

/**
 * Finds out whether an empty cart became an order: one that this tab sent without getting an answer, or one of another
 * tab.
 */
export function useLastOrder(): { order: LastOrder; retry: () => void } {
  const client = useQueryClient();
  const [order, setOrder] = useState<LastOrder>(() => ({
    is: emptiedCartChecksum(client) === undefined ? 'none' : 'loading',
  }));
  const isLoading = order.is === 'loading';
  useEffect(() => {
    const checksum = emptiedCartChecksum(client);
    if (!isLoading || checksum === undefined) return undefined;
    let isMounted = true;
    void findOrder(checksum).then((next) => {
      if (!isMounted) return;
      if (next.is === 'placed' || (next.is === 'none' && next.isSure)) forget(client);
      setOrder(next);
    });
    return () => {
      isMounted = false;
    };
  }, [client, isLoading]);
  return { order, retry: () => setOrder({ is: 'loading' }) };
}

/** The newer of both: sending a cart forgets one that was emptied before. */
const emptiedCartChecksum = (client: QueryClient) => emptiedChecksum(client) ?? sentCartChecksum(client);

function forget(client: QueryClient): void {
  forgetOpenOrder(client);
  forgetEmptied(client);
}

/**
 * The api answers a second submit of a cart with the order that it became (SPEC-D13). This request can't place an
 * order: the cart is empty, and 'not_required' only pays for a total of zero.
 */
async function findOrder(checksum: string): Promise<LastOrder> {
  const request = {
    delivery_preference: 'pickup',
    payment_choice: 'not_required',
    checksum,
    idempotency_key: randomKey(),
  } as const;
  const result = await call('checkout/submit', request);
  if (result.ok) return { is: 'placed', placed: result.value };
  const { failure } = result;
  if (failure.code === 'empty_cart' || failure.code === 'login_required')
    return { is: 'none', isSure: failure.code === 'empty_cart' };
  return { is: 'unknown', failure };
}
