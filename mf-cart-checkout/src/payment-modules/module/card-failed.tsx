import { type CallFailure, failureText } from '@bookfront/shared/api-client';
import { Button } from '@bookfront/shared/ui';
import { Dialog, DialogActions } from '@bookfront/shared/ui/dialog';
import * as m from '#messages';

/** ERR-58 */
export function CardFailed({ failure, onClose }: { failure: CallFailure; onClose: () => void }) {
  return (
    <Dialog title={m.error_title()} onClose={onClose}>
      <p role="alert">{failureText(failure)}</p>
      <DialogActions>
        <Button onClick={onClose}>{m.close()}</Button>
      </DialogActions>
    </Dialog>
  );
}
