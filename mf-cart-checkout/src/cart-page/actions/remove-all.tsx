import { failureText, useSend } from '@bookfront/shared/api-client';
import { toast } from '@bookfront/shared/events';
import { sessionStore } from '@bookfront/shared/session';
import * as m from '#messages';
import { DialogButton } from '../../dialog-button';

const load = () => import('../dialogs/remove-all-dialog');

/** CRT-07: empties the cart after a question. */
export function RemoveAll() {
  const removeAll = useSend('cart/removeAll', ({ cart }) => sessionStore.setCart(cart));
  const confirm = () => removeAll.mutate({}, { onError: (failure) => toast(failureText(failure), 'error') });
  return (
    <DialogButton label={m.cart_remove_all()} isBusy={removeAll.isPending} load={load}>
      {({ RemoveAllDialog }, close) => (
        <RemoveAllDialog
          onConfirm={() => {
            close();
            confirm();
          }}
          onClose={close}
        />
      )}
    </DialogButton>
  );
}
