import { type CallFailure, call } from '@bookfront/shared/api-client';
import { toast } from '@bookfront/shared/events';
import type { AccountUser } from '@bookfront/shared/schemas';
import { useShopForm } from '@bookfront/shared/ui/shop-form';
import { object } from 'yup';
import * as m from '#messages';
import { type AccountValues, accountPayload } from '../account-fields';
import { PasswordField } from '../password';
import { Username } from '../username';
import { useKeepAccount } from './details-api';
import { clearPassword, ReEntryDialog, reEntered } from './re-entry';

interface SaveDialogProps {
  account: AccountUser;
  values: AccountValues;
  /** Fields of the profile are wrong. */
  onRefused: (failure: CallFailure) => void;
  onClose: () => void;
}

/** Saves the profile by the password (ACC-27, ERR-73). */
export function SaveDialog({ account, values, onRefused, onClose }: SaveDialogProps) {
  const keep = useKeepAccount();
  const form = useShopForm<{ password: string }>({
    initialValues: () => ({ password: '' }),
    schema: () => object({ password: reEntered() }),
    send: async ({ password }) => {
      const result = await call('account/modify', { ...accountPayload(values), password });
      if (!result.ok) return result;
      keep(result.value);
      toast(m.details_updated());
      return result;
    },
    onDone: onClose,
    onFailed: (failure) => {
      if (Object.keys(failure.fields).some((name) => name !== 'password')) onRefused(failure);
      else clearPassword(form, failure);
    },
  });
  return (
    <ReEntryDialog title={m.details_save()} busyLabel={m.details_saving()} form={form} onClose={onClose}>
      <p>{m.details_save_text()}</p>
      <Username email={account.email_address} />
      <PasswordField label={m.password()} autoComplete="current-password" {...form.field('password')} />
    </ReEntryDialog>
  );
}
