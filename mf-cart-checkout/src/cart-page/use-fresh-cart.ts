import { type CallFailure, call, failureText } from '@bookfront/shared/api-client';
import { toast } from '@bookfront/shared/events';
import { usePage } from '@bookfront/shared/page';
import { sessionStore, useSession } from '@bookfront/shared/session';
import { useEffect, useState } from 'react';

/** 'loading' shows the cart that is known while it is read again. */
type CartState = 'loading' | 'ready' | CallFailure;

/** Reads the cart anew when the shopper comes to it; a page that was just made carries it already. */
export function useFreshCart(): { state: CartState; retry: () => void } {
  const page = usePage();
  const session = useSession();
  const [state, setState] = useState<CartState>(() =>
    session === page.session && page.url.startsWith('/checkout') ? 'ready' : 'loading',
  );
  useEffect(() => {
    if (state !== 'loading') return undefined;
    let isHere = true;
    void readSession().then((failure) => {
      if (isHere) setState(failure ?? 'ready');
    });
    return () => {
      isHere = false;
    };
  }, [state]);
  return { state, retry: () => setState('loading') };
}

/** ERR-35. An answer that was overtaken by a change of the cart is dropped. */
async function readSession(): Promise<CallFailure | undefined> {
  const before = sessionStore.get();
  const result = await call('session/get', {});
  if (!result.ok) {
    toast(failureText(result.failure, 'Error'), 'error');
    return result.failure;
  }
  if (sessionStore.get() === before) sessionStore.set(result.value);
  return undefined;
}
