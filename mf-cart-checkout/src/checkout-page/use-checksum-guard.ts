import { call } from '@bookfront/shared/api-client';
import { bus, toast } from '@bookfront/shared/events';
import { href } from '@bookfront/shared/routes';
import { limits } from '@bookfront/shared/schemas/limits';
import { sessionStore, useSession } from '@bookfront/shared/session';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { hasPendingMutation } from '../cart-calls';

/**
 * CHK-52: when the window is left or comes back, a cart that is no longer the one of this step sends the shopper to the
 * cart; an empty one
 * shows that it is empty (CHK-55). `isAway`: the shopper is in another window (CHK-53).
 */
export function useChecksumGuard(isOn: boolean): { isAway: boolean; comeBack: () => void } {
  const seen = useSeenChecksum();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    let isHere = true;
    const compare = async () => {
      const now = await changedElsewhere(seen, client);
      if (!isHere || !now) return;
      const session = await call('session/get', {});
      if (!isHere) return;
      const before = sessionStore.get()?.user;
      if (session.ok) sessionStore.set(session.value);
      // the cart of another shopper: the page says so
      const isOther = session.ok && before !== undefined && before?.email_address !== session.value.user?.email_address;
      if (isOther || now === limits.emptyCartChecksum) return;
      toast('Your cart has changed. Please look it over before you go on.', 'error');
      navigate(href.cart());
    };
    const onFocus = () => {
      setAway(false);
      void compare();
    };
    const onBlur = () => {
      setAway(true);
      void compare();
    };
    window.addEventListener('focus', onFocus);
    window.addEventListener('blur', onBlur);
    return () => {
      isHere = false;
      window.removeEventListener('focus', onFocus);
      window.removeEventListener('blur', onBlur);
    };
  }, [isOn, seen, client, navigate]);
  return { isAway, comeBack: () => setAway(false) };
}

/** The checksum of the cart that this step works on: a change by this page's own shopper is no surprise to it. */
function useSeenChecksum(): RefObject<string> {
  const seen = useRef(useSession().cart.checksum);
  useEffect(
    () =>
      bus.on('cart:changed', ({ here }) => {
        const now = sessionStore.get()?.cart.checksum;
        if (here && now !== undefined) seen.current = now;
      }),
    [],
  );
  return seen;
}

/**
 * The server's checksum where it is another one. An answer that a write of this page overtakes says nothing: the next
 * one will.
 */
async function changedElsewhere(seen: RefObject<string>, client: QueryClient): Promise<string | undefined> {
  const before = seen.current;
  const result = await call('session/getChecksum', {});
  if (!result.ok || seen.current !== before || hasPendingMutation() || client.isMutating() > 0) return undefined;
  const { cart_checksum } = result.value;
  return cart_checksum === seen.current ? undefined : cart_checksum;
}
