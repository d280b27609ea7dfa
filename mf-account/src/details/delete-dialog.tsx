import { call } from '@bookfront/shared/api-client';
import { toast } from '@bookfront/shared/events';
import { useSettings } from '@bookfront/shared/page';
import { href } from '@bookfront/shared/routes';
import type { AccountUser, Session } from '@bookfront/shared/schemas';
import { useShopForm } from '@bookfront/shared/ui/shop-form';
import { object } from 'yup';
import * as m from '#messages';
import { PasswordField } from '../password';
import { Username } from '../username';
import { clearPassword, ReEntryDialog, reEntered } from './re-entry';

interface DeleteDialogProps {
  account: AccountUser;
  onDeleted: (session: Session) => void;
  onClose: () => void;
}

/** ACC-26, ACC-29, ERR-76: says what goes and what the shop has to keep. */
export function DeleteDialog({ account, onDeleted, onClose }: DeleteDialogProps) {
  const shop = useSettings().store_info.name;
  const form = useShopForm<{ password: string }>({
    initialValues: () => ({ password: '' }),
    schema: () => object({ password: reEntered() }),
    action: href.form('account/delete'),
    send: async ({ password }) => {
      const result = await call('account/delete', { email_address: account.email_address, password });
      if (!result.ok) return result;
      toast(m.details_deleted());
      onDeleted(result.value);
      return result;
    },
    onFailed: (failure) => clearPassword(form, failure),
  });
  return (
    <ReEntryDialog
      title={m.details_delete()}
      busyLabel={m.details_deleting()}
      form={form}
      next={href.home()}
      onClose={onClose}
    >
      <input type="hidden" name="email_address" value={account.email_address} />
      <p>{m.details_delete_text()}</p>
      <p>{m.details_delete_kept({ shop })}</p>
      <Username email={account.email_address} />
      <PasswordField label={m.password()} autoComplete="current-password" {...form.field('password')} />
    </ReEntryDialog>
  );
}
