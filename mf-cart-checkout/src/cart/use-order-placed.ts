import { call } from '@bookfront/shared/api-client';
import { href } from '@bookfront/shared/routes';
import type { Reply } from '@bookfront/shared/schemas';
import { sessionStore } from '@bookfront/shared/session';
import { useNavigate } from 'react-router-dom';

/** CHK-13, CRT-40: from an order that was placed to its page, which shows what came with it; the session is read anew, without the cart. */
export function useOrderPlaced() {
  const navigate = useNavigate();
  return ({ order_number, order }: Reply<'checkout/submit'>) => {
    navigate(`${href.order(order_number)}?success=1`, { state: { order } });
    void call('session/get', {}).then((fresh) => {
      if (!fresh.ok) return;
      // this page's own doing, of which the other tabs hear
      sessionStore.setCart(fresh.value.cart);
      sessionStore.set(fresh.value);
    });
  };
}
