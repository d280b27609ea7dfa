import { call } from '@bookfront/shared/api-client';
import { toast } from '@bookfront/shared/events';
import { useSettings } from '@bookfront/shared/page';
import { href } from '@bookfront/shared/routes';
import type { AccountUser } from '@bookfront/shared/schemas';
import { useShopForm } from '@bookfront/shared/ui/shop-form';
import { object } from 'yup';
import * as m from '#messages';
import { EmailField } from '../email-field';
import { email } from '../email-rules';
import { mailedLink } from '../mailed-link';
import { PasswordField } from '../password';
import { useKeepAccount } from './details-api';
import { clearPassword, ReEntryDialog, reEntered } from './re-entry';

interface EmailDialogProps {
  account: AccountUser;
  /** The new address waits for its link to be opened. */
  onUnverified: (email: string) => void;
  onClose: () => void;
}

/** ACC-23, ACC-28, ACC-51: a new email, at once or once its link is opened. */
export function EmailDialog({ account, onUnverified, onClose }: EmailDialogProps) {
  const { settings, needsLink } = useVerification();
  const keep = useKeepAccount();
  const form = useShopForm<{ email_address: string; password: string }>({
    initialValues: () => ({ email_address: '', password: '' }),
    action: href.form('account/modify'),
    schema: () => object({ email_address: email(), password: reEntered() }),
    send: async ({ email_address: typed, password }) => {
      const email_address = typed.trim();
      const callback = needsLink ? { callback_url: mailedLink(settings, href.account('details')) } : {};
      const result = await call('account/modify', { email_address, password, ...callback });
      if (!result.ok) return result;
      if (result.value.validation_required) onUnverified(email_address);
      else toast(m.details_email_updated());
      keep(result.value);
      return result;
    },
    onDone: onClose,
    onFailed: (failure) => clearPassword(form, failure, { email_taken: 'email_address' }),
  });
  return (
    <ReEntryDialog title={m.details_email_change()} busyLabel={m.details_saving()} form={form} onClose={onClose}>
      <EmailField
        label={m.details_email_new()}
        hint={m.details_email_current({ email: account.email_address })}
        {...form.field('email_address')}
      />
      <PasswordField label={m.password()} autoComplete="current-password" {...form.field('password')} />
    </ReEntryDialog>
  );
}

function useVerification() {
  const settings = useSettings();
  return { settings, needsLink: settings.account_verification_required || settings.account_neutral_answers };
}
