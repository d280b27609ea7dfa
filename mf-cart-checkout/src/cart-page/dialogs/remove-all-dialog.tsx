import { Button } from '@bookfront/shared/ui';
import { Dialog, DialogActions } from '@bookfront/shared/ui/dialog';
import * as m from '#messages';

export function RemoveAllDialog({ onConfirm, onClose }: { onConfirm: () => void; onClose: () => void }) {
  return (
    <Dialog title={m.cart_remove_all_question()} onClose={onClose}>
      <DialogActions>
        <Button kind="quiet" onClick={onClose}>
          {m.cart_remove_all_keep()}
        </Button>
        <Button onClick={onConfirm}>{m.cart_remove_all_confirm()}</Button>
      </DialogActions>
    </Dialog>
  );
}
