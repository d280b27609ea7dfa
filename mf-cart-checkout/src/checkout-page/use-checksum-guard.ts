import { call } from '@bookfront/shared/api-client';
import { bus, toast } from '@bookfront/shared/events';
import { href } from '@bookfront/shared/routes';
import { limits } from '@bookfront/shared/schemas/limits';
import { sessionStore, useSession } from '@bookfront/shared/session';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as m from '#messages';
import { hasPendingMutation } from '../cart-calls';
import { isOtherShopper } from '../shopper';

/**
 * CHK-52: when the window loses or gets the focus, the cart is compared with the one of this step; a changed one sends
 * the shopper to the cart, an empty one shows that it is empty (CHK-55). `isAway`: the shopper is in another window
 * (CHK-53).
 */
export function useChecksumGuard(isOn: boolean): { isAway: boolean; dismiss: () => void } {
  const expected = useExpectedChecksum();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    let isMounted = true;
    const compare = async () => {
      const now = await changedElsewhere(expected, client);
      if (!isMounted || !now) return;
      const session = await call('session/get', {});
      if (!isMounted) return;
      const before = sessionStore.get()?.user?.email_address;
      if (session.ok) sessionStore.set(session.value);
      // CheckoutPage tells the shopper about another account
      const isOther = session.ok && isOtherShopper(before, session.value);
      if (isOther || now === limits.emptyCartChecksum) return;
      toast(m.checkout_cart_changed(), 'error');
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
      isMounted = false;
      window.removeEventListener('focus', onFocus);
      window.removeEventListener('blur', onBlur);
    };
  }, [isOn, expected, client, navigate]);
  return { isAway, dismiss: () => setAway(false) };
}

/** The checksum of the cart that this step expects; changes that the shopper makes in this page update it. */
function useExpectedChecksum(): RefObject<string> {
  const expected = useRef(useSession().cart.checksum);
  useEffect(
    () =>
      bus.on('cart:changed', ({ here }) => {
        const now = sessionStore.get()?.cart.checksum;
        if (here && now !== undefined) expected.current = now;
      }),
    [],
  );
  return expected;
}

/**
 * The server's checksum if it differs from the expected one. An answer that comes while this page changes the cart is
 * ignored.
 */
async function changedElsewhere(expected: RefObject<string>, client: QueryClient): Promise<string | undefined> {
  const before = expected.current;
  const result = await call('session/getChecksum', {});
  if (!result.ok || expected.current !== before || hasPendingMutation() || client.isMutating() > 0) return undefined;
  const { cart_checksum } = result.value;
  return cart_checksum === expected.current ? undefined : cart_checksum;
}
