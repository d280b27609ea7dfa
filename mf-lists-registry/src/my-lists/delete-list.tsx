import { failureText, useSend } from '@bookfront/shared/api-client';
import { toast } from '@bookfront/shared/events';
import type { List } from '@bookfront/shared/schemas';
import { Button, FieldError } from '@bookfront/shared/ui';
import { Dialog, DialogActions } from '@bookfront/shared/ui/dialog';
import * as m from '#messages';
import { useCacheLists } from '../own-lists';

interface DeleteListProps {
  list: List;
  onDone?: () => void;
  onClose: () => void;
}

/** Asks before a list goes with all that is on it. */
export function DeleteList({ list, onDone, onClose }: DeleteListProps) {
  const cacheLists = useCacheLists();
  const { mutate, isPending, error } = useSend('titlelist/delete', (reply) => {
    cacheLists(reply);
    toast(m.list_deleted());
    onClose();
    onDone?.();
  });
  return (
    <Dialog title={m.list_delete()} onClose={onClose}>
      <p dir="auto">{m.list_delete_question({ list: list.name, count: list.row_count })}</p>
      <div role="alert">{error && <FieldError>{failureText(error)}</FieldError>}</div>
      <DialogActions>
        <Button kind="quiet" onClick={onClose}>
          {m.cancel()}
        </Button>
        <Button busy={isPending} onClick={() => mutate({ list_id: list.list_id })}>
          {m.list_delete_confirm()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
