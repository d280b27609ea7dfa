import { Button } from '@bookfront/shared/ui';
import { Dialog, DialogActions } from '@bookfront/shared/ui/dialog';
import * as m from '#messages';

/** ERR-48 */
export function SaveFailed({ text, onClose }: { text: string; onClose: () => void }) {
  return (
    <Dialog title={m.generic_error()} onClose={onClose}>
      {text && <p>{text}</p>}
      <DialogActions>
        <Button onClick={onClose}>{m.close()}</Button>
      </DialogActions>
    </Dialog>
  );
}
