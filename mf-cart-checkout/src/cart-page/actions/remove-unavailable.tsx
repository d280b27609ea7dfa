import { useSend } from '@bookfront/shared/api-client';
import { toast } from '@bookfront/shared/events';
import { messages } from '@bookfront/shared/schemas/limits';
import { sessionStore } from '@bookfront/shared/session';
import { Button } from '@bookfront/shared/ui';
import { useTitleFocus } from '../../focus';

/** SEC-13, ERR-33, ERR-34 */
export function RemoveUnavailable() {
  const moveFocus = useTitleFocus();
  const remove = useSend('cart/removeUnavailable', ({ cart }) => {
    moveFocus();
    sessionStore.setCart(cart);
    toast(messages.unavailableRemoved);
  });
  const start = () => remove.mutate({}, { onError: () => toast(messages.unavailableFailed, 'error') });
  return (
    <Button kind="plain" busy={remove.isPending} onClick={start}>
      Remove unavailable items
    </Button>
  );
}
