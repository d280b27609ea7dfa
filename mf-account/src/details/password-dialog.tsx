import { call } from '@bookfront/shared/api-client';
import { toast } from '@bookfront/shared/events';
import { href } from '@bookfront/shared/routes';
import type { AccountUser } from '@bookfront/shared/schemas';
import { useShopForm } from '@bookfront/shared/ui/shop-form';
import { object, string } from 'yup';
import * as m from '#messages';
import { confirmationOf, NewPasswordFields, newPassword, PasswordField } from '../password';
import { Username } from '../username';
import { useKeepAccount } from './details-api';
import { clearPassword, ReEntryDialog } from './re-entry';

const schema = () =>
  object({
    password: string().required(m.password_current_required()),
    new_password: newPassword(),
    confirmation: confirmationOf('new_password'),
  });

/** ACC-24, ACC-30, ERR-75: the other sessions of the account end. */
export function PasswordDialog({ account, onClose }: { account: AccountUser; onClose: () => void }) {
  const keep = useKeepAccount();
  const form = useShopForm<Record<'password' | 'new_password' | 'confirmation', string>>({
    initialValues: () => ({ password: '', new_password: '', confirmation: '' }),
    schema,
    action: href.form('account/modify'),
    send: async ({ password, new_password }) => {
      const result = await call('account/modify', { password, new_password });
      if (!result.ok) return result;
      keep(result.value);
      toast(m.details_password_updated());
      return result;
    },
    onDone: onClose,
    onFailed: (failure) => clearPassword(form, failure),
  });
  return (
    <ReEntryDialog title={m.details_password_change()} busyLabel={m.details_saving()} form={form} onClose={onClose}>
      <Username email={account.email_address} />
      <PasswordField label={m.password_current()} autoComplete="current-password" {...form.field('password')} />
      <NewPasswordFields
        label={m.password_new()}
        password={form.field('new_password')}
        confirmation={form.field('confirmation')}
      />
    </ReEntryDialog>
  );
}
