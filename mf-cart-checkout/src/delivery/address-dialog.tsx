import { Remote } from '@bookfront/shared/federation';
import type { Address } from '@bookfront/shared/schemas';
import { Skeleton } from '@bookfront/shared/ui';
import { Dialog } from '@bookfront/shared/ui/dialog';
import * as m from '#messages';

interface AddressDialogProps {
  address?: Address | undefined;
  onSaved: (addressId: string, addresses: Address[]) => void;
  onClose: () => void;
}

/** Adds an address to the address book, or changes one, with mf-account's form. */
export function AddressDialog({ address, onSaved, onClose }: AddressDialogProps) {
  return (
    <Dialog title={address ? m.address_change() : m.address_add()} onClose={onClose} width="36rem">
      <Remote
        id="mf_account/AddressForm"
        {...(address ? { address } : {})}
        onSaved={onSaved}
        onCancel={onClose}
        placeholder={<Skeleton lines={10} height="34rem" />}
        label={m.address_form()}
      />
    </Dialog>
  );
}
