import { call } from '@bookfront/shared/api-client';
import { href } from '@bookfront/shared/routes';
import type { Reply } from '@bookfront/shared/schemas';
import { sessionStore } from '@bookfront/shared/session';
import { useNavigate } from 'react-router-dom';

/**
 * CHK-13, CRT-40: from an order that was placed to its page, which shows what came with it; the session is read anew,
 * without the cart.
 */
export function useOrderPlaced() {
  const navigate = useNavigate();
  return ({ order_number, order }: Reply<'checkout/submit'>) => {
    navigate(`${href.order(order_number)}?success=1`, { state: { order } });
    const before = sessionStore.get();
    void call('session/get', {}).then((fresh) => {
      // what the shopper did meanwhile is newer than this answer
      if (fresh.ok && sessionStore.get() === before) sessionStore.set(fresh.value, { here: true });
    });
  };
}
