import { call } from '@bookfront/shared/api-client';
import { href } from '@bookfront/shared/routes';
import type { Reply } from '@bookfront/shared/schemas';
import { sessionStore } from '@bookfront/shared/session';
import { useNavigate } from 'react-router-dom';

/**
 * CHK-13, CRT-40: shows the page of an order that was placed, with the order from the answer, and reads the session
 * again, which has no cart now.
 */
export function useOrderPlaced() {
  const navigate = useNavigate();
  return ({ order_number, order }: Reply<'checkout/submit'>) => {
    navigate(`${href.order(order_number)}?success=1`, { state: { order } });
    const before = sessionStore.get();
    void call('session/get', {}).then((fresh) => {
      // a change that the shopper made meanwhile is newer than this answer
      if (fresh.ok && sessionStore.get() === before) sessionStore.set(fresh.value, { here: true });
    });
  };
}
