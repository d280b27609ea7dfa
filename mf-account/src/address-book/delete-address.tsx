import { failureText, useSend } from '@bookfront/shared/api-client';
import { toast } from '@bookfront/shared/events';
import { href } from '@bookfront/shared/routes';
import type { Address } from '@bookfront/shared/schemas';
import { Button, FieldError } from '@bookfront/shared/ui';
import { Dialog, DialogActions } from '@bookfront/shared/ui/dialog';
import * as m from '#messages';
import { closes, HiddenForm, sends } from '../plain-forms';
import { useKeepBook } from './address-book-api';

/** ERR-78 to ERR-80 */
export function DeleteAddress({ address, onClose }: { address: Address; onClose: () => void }) {
  const keep = useKeepBook();
  const { mutate, isPending, error } = useSend('address/delete', (reply) => {
    keep(reply);
    toast(m.book_removed());
    onClose();
  });
  const remove = () => mutate({ address_id: address.address_id }, { onError: () => toast(m.generic_error(), 'error') });
  return (
    <Dialog title={m.book_delete_title()} onClose={onClose}>
      <p>{m.book_delete_question()}</p>
      <p dir="auto">{[address.name, address.street_address].filter(Boolean).join(', ')}</p>
      <FieldError role="alert">{error && failureText(error)}</FieldError>
      <DialogActions>
        <HiddenForm
          id="delete-address"
          call="address/delete"
          fields={{ address_id: address.address_id }}
          next={href.account('addresses')}
        />
        <Button kind="quiet" {...closes(onClose)}>
          {m.cancel()}
        </Button>
        <Button busy={isPending} {...sends('delete-address', remove)}>
          {isPending ? m.book_deleting() : m.book_delete()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
