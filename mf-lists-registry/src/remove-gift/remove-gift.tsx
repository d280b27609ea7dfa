import { Button } from '@bookfront/shared/ui';
import { Dialog, DialogActions } from '@bookfront/shared/ui/dialog';
import * as m from '#messages';

interface RemoveGiftProps {
  title: string;
  bought: number;
  onRemove: () => void;
  onClose: () => void;
}

/** Asks before a title goes that somebody has bought: how many were bought can't be had back. */
export function RemoveGift({ title, bought, onRemove, onClose }: RemoveGiftProps) {
  const remove = () => {
    onClose();
    onRemove();
  };
  return (
    <Dialog title={m.item_remove_question()} onClose={onClose}>
      <p dir="auto">{m.item_remove_bought({ title, count: bought })}</p>
      <DialogActions>
        <Button kind="quiet" onClick={onClose}>
          {m.cancel()}
        </Button>
        <Button onClick={remove}>{m.item_remove_confirm()}</Button>
      </DialogActions>
    </Dialog>
  );
}
