import { messages } from '@bookfront/shared/schemas/limits';
import { Button } from '@bookfront/shared/ui';
import { Dialog, DialogActions } from '@bookfront/shared/ui/dialog';

/** ERR-48 */
export function SaveFailed({ text, onClose }: { text: string; onClose: () => void }) {
  return (
    <Dialog title={messages.generic} onClose={onClose}>
      {text !== messages.generic && <p>{text}</p>}
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
