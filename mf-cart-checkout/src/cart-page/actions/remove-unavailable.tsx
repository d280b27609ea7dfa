import { useSend } from '@bookfront/shared/api-client';
import { toast } from '@bookfront/shared/events';
import { sessionStore } from '@bookfront/shared/session';
import { Button } from '@bookfront/shared/ui';
import * as m from '#messages';
import { useTitleFocus } from '../../focus';

/** SEC-13, ERR-33, ERR-34 */
export function RemoveUnavailable() {
  const moveFocus = useTitleFocus();
  const remove = useSend('cart/removeUnavailable', ({ cart }) => {
    moveFocus();
    sessionStore.setCart(cart);
    toast(m.cart_unavailable_removed());
  });
  const start = () => remove.mutate({}, { onError: () => toast(m.cart_unavailable_failed(), 'error') });
  return (
    <Button kind="plain" busy={remove.isPending} onClick={start}>
      {m.cart_remove_unavailable()}
    </Button>
  );
}
