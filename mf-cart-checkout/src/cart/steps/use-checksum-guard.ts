import { call } from '@bookfront/shared/api-client';
import { toast } from '@bookfront/shared/events';
import { href } from '@bookfront/shared/routes';
import { sessionStore, useSession } from '@bookfront/shared/session';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** CHK-52: when the window is left or comes back, a cart that is no longer the one of this step sends the shopper to the cart. */
export function useChecksumGuard(isOn: boolean): void {
  const [seen] = useState(useSession().cart.checksum);
  const navigate = useNavigate();
  useEffect(() => {
    if (!isOn) return undefined;
    let isHere = true;
    const compare = async () => {
      const result = await call('session/getChecksum', {});
      if (!isHere || !result.ok || result.value.cart_checksum === seen) return;
      const session = await call('session/get', {});
      if (!isHere) return;
      if (session.ok) sessionStore.set(session.value);
      toast('Your cart has changed. Please look it over before you go on.', 'error');
      navigate(href.cart());
    };
    const onChange = () => void compare();
    window.addEventListener('focus', onChange);
    window.addEventListener('blur', onChange);
    return () => {
      isHere = false;
      window.removeEventListener('focus', onChange);
      window.removeEventListener('blur', onChange);
    };
  }, [isOn, seen, navigate]);
}
