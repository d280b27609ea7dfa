import { type CallFailure, call, failureText } from '@bookfront/shared/api-client';
import { toast } from '@bookfront/shared/events';
import { usePage } from '@bookfront/shared/page';
import { sessionStore, useSession } from '@bookfront/shared/session';
import { useEffect, useState } from 'react';
import * as m from '#messages';

/** While 'loading' the page shows the cart that it knows. */
type CartState = 'loading' | 'ready' | CallFailure;

/** Reads the cart again when the shopper opens it; a page that the server has just made has it already. */
export function useFreshCart(): { state: CartState; retry: () => void } {
  const page = usePage();
  const session = useSession();
  const [state, setState] = useState<CartState>(() =>
    session === page.session && page.url.startsWith('/checkout') ? 'ready' : 'loading',
  );
  useEffect(() => {
    if (state !== 'loading') return undefined;
    let isMounted = true;
    void readSession().then((failure) => {
      if (isMounted) setState(failure ?? 'ready');
    });
    return () => {
      isMounted = false;
    };
  }, [state]);
  return { state, retry: () => setState('loading') };
}

/** ERR-35. Drops an answer that is older than a change of the cart. */
async function readSession(): Promise<CallFailure | undefined> {
  const before = sessionStore.get();
  const result = await call('session/get', {});
  if (!result.ok) {
    toast(failureText(result.failure, m.cart_error()), 'error');
    return result.failure;
  }
  if (sessionStore.get() === before) sessionStore.set(result.value);
  return undefined;
}
