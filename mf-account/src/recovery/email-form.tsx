import { type CallFailure, call, failureText } from '@bookfront/shared/api-client';
import { useSettings } from '@bookfront/shared/page';
import { href } from '@bookfront/shared/routes';
import { Button, FieldError, ShopLink } from '@bookfront/shared/ui';
import { useShopForm } from '@bookfront/shared/ui/shop-form';
import * as m from '#messages';
import { checkWhenAsked } from '../check-when-asked';
import { EmailField } from '../email-field';
import { emailSchema } from '../email-rules';
import { Actions, FormColumn } from '../layout';
import { mailedLink } from '../mailed-link';
import { PlainFields } from '../plain-forms';

/** Asks for the link by email. Before its script runs it is a plain form. */
export function EmailForm({ onSent }: { onSent: () => void }) {
  const settings = useSettings();
  const form = useShopForm({
    initialValues: () => ({ email_address: '' }),
    schema: emailSchema,
    action: href.form('account/emailPasswordToken'),
    send: ({ email_address }) =>
      checkWhenAsked((check) =>
        call('account/emailPasswordToken', {
          email_address: email_address.trim(),
          callback_url: mailedLink(settings, href.forgotPassword()),
          ...check,
        }),
      ),
    onDone: onSent,
  });
  return (
    <FormColumn {...form.props}>
      <PlainFields />
      <EmailField {...form.field('email_address')} />
      <FieldError role="alert">{form.failure && recoveryText(form.failure)}</FieldError>
      <Actions>
        <Button type="submit" busy={form.isBusy}>
          {form.isBusy ? m.forgot_sending() : m.forgot_submit()}
        </Button>
        <ShopLink to={href.login()}>{m.forgot_back_to_login()}</ShopLink>
      </Actions>
    </FormColumn>
  );
}

/** ERR-67, ERR-68: an unknown address in the api's own words, anything else in general ones. */
function recoveryText(failure: CallFailure): string {
  const isPlain = failure.code === 'no_account' || failure.kind === 'network';
  return isPlain ? failureText(failure) : m.generic_error();
}
