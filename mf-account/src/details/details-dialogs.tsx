import type { AccountUser, Session } from '@bookfront/shared/schemas';
import { DeleteDialog } from './delete-dialog';
import type { DetailsDialogName } from './details';
import { EmailDialog } from './email-dialog';
import { PasswordDialog } from './password-dialog';

interface DetailsDialogProps {
  wanted: DetailsDialogName;
  account: AccountUser;
  onUnverified: (email: string) => void;
  onLeave: (session: Session) => void;
  onClose: () => void;
}

/** The dialogs of the page, which come when one is opened. */
export function DetailsDialog({ wanted, account, onUnverified, onLeave, onClose }: DetailsDialogProps) {
  if (wanted === 'email') return <EmailDialog account={account} onUnverified={onUnverified} onClose={onClose} />;
  if (wanted === 'password') return <PasswordDialog account={account} onClose={onClose} />;
  return <DeleteDialog account={account} onDeleted={onLeave} onClose={onClose} />;
}
