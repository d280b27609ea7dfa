import { Button } from '@bookfront/shared/ui';
import { Dialog, DialogActions } from '@bookfront/shared/ui/dialog';

export function RemoveAllDialog({ onConfirm, onClose }: { onConfirm: () => void; onClose: () => void }) {
  return (
    <Dialog title="Remove everything from your cart?" onClose={onClose}>
      <DialogActions>
        <Button kind="quiet" onClick={onClose}>
          Keep my cart
        </Button>
        <Button onClick={onConfirm}>Yes, remove all</Button>
      </DialogActions>
    </Dialog>
  );
}
