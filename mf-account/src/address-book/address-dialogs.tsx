import { href } from '@bookfront/shared/routes';
import { Dialog } from '@bookfront/shared/ui/dialog';
import * as m from '#messages';
import { AddressForm } from '../address';
import { closes } from '../plain-forms';
import { useKeepBook } from './address-book-api';
import type { WantedDialog } from './address-book-page';
import { DeleteAddress } from './delete-address';

interface AddressDialogProps {
  wanted: WantedDialog;
  onClose: () => void;
}

/** The dialogs of the page, which come when one is opened (ADR-03). */
export function AddressDialog({ wanted, onClose }: AddressDialogProps) {
  const keep = useKeepBook();
  if (wanted.is === 'delete') return <DeleteAddress address={wanted.address} onClose={onClose} />;
  const edited = wanted.is === 'edit' ? { address: wanted.address } : {};
  return (
    <Dialog title={wanted.is === 'edit' ? m.book_edit_title() : m.book_add()} onClose={onClose}>
      <AddressForm
        {...edited}
        plain={{ next: href.account('addresses'), cancel: closes(onClose) }}
        onSaved={(_id, addresses) => {
          keep({ addresses });
          onClose();
        }}
        onCancel={onClose}
      />
    </Dialog>
  );
}
