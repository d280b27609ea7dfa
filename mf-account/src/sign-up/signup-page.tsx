import { useSettings } from '@bookfront/shared/page';
import { href } from '@bookfront/shared/routes';
import { Button, MarkedText, PageTitle, ShopLink } from '@bookfront/shared/ui';
import { useShopForm } from '@bookfront/shared/ui/shop-form';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as m from '#messages';
import { EmailField } from '../email-field';
import { emailSchema } from '../email-rules';
import { GuestPage } from '../guest-page';
import { FormColumn } from '../layout';
import { PlainFields } from '../plain-forms';
import { pendingEmail } from './pending-email';
import { checkEmail } from './sign-up-api';
import { SignupFailure } from './signup-failure';

/** /account/signup: an email address, and one of three ways on (P2 §4 Account creation). */
export function SignupPage() {
  return (
    <GuestPage>
      <PageTitle>{m.signup_title()}</PageTitle>
      <p>{m.signup_lead()}</p>
      <SignupForm />
      <p>
        <MarkedText
          parts={m.signup_have_account()}
          draw={{ link: (words) => <ShopLink to={href.login()}>{words}</ShopLink> }}
        />
      </p>
    </GuestPage>
  );
}

/** Before its script runs it is a plain form, whose answer says which page follows. */
function SignupForm() {
  const settings = useSettings();
  const navigate = useNavigate();
  const [isKnown, setKnown] = useState(false);
  const form = useShopForm({
    initialValues: () => ({ email_address: '' }),
    schema: emailSchema,
    action: href.form('account/check'),
    send: async ({ email_address: typed }) => {
      const email = typed.trim();
      setKnown(false);
      const result = await checkEmail(settings, email);
      if (!result.ok) return result;
      const { exists, validation_required } = result.value.email_address;
      setKnown(exists);
      if (exists) return result;
      pendingEmail.write(email);
      const next = validation_required ? href.verifyEmail() : href.createAccount();
      navigate(next, { state: { email } });
      return result;
    },
  });
  return (
    <FormColumn {...form.props}>
      <PlainFields />
      <EmailField {...form.field('email_address')} />
      <SignupFailure failure={form.failure} isKnown={isKnown} />
      <Button type="submit" busy={form.isBusy}>
        {form.isBusy ? m.signup_sending() : m.signup_submit()}
      </Button>
    </FormColumn>
  );
}
