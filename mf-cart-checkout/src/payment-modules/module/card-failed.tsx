import { type CallFailure, failureText } from '@bookfront/shared/api-client';
import { Button } from '@bookfront/shared/ui';
import { Dialog, DialogActions } from '@bookfront/shared/ui/dialog';

/** ERR-58 */
export function CardFailed({ failure, onClose }: { failure: CallFailure; onClose: () => void }) {
  return (
    <Dialog title="There was an error" onClose={onClose}>
      <p role="alert">{failureText(failure)}</p>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
