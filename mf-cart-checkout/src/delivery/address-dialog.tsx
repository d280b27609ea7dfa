import { Remote } from '@bookfront/shared/federation';
import type { Address } from '@bookfront/shared/schemas';
import { Skeleton } from '@bookfront/shared/ui';
import { Dialog } from '@bookfront/shared/ui/dialog';

interface AddressDialogProps {
  address?: Address | undefined;
  onSaved: (addressId: string, addresses: Address[]) => void;
  onClose: () => void;
}

/** Adds an address to the address book, or changes one, with mf-account's form. */
export function AddressDialog({ address, onSaved, onClose }: AddressDialogProps) {
  return (
    <Dialog title={address ? 'Change this address' : 'Add an address'} onClose={onClose} width="36rem">
      <Remote
        id="mf_account/AddressForm"
        {...(address ? { address } : {})}
        onSaved={onSaved}
        onCancel={onClose}
        placeholder={<Skeleton lines={10} height="34rem" />}
        label="The address form"
      />
    </Dialog>
  );
}
