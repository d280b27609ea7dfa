import { useSettings } from '@bookfront/shared/page';
import { href } from '@bookfront/shared/routes';
import { Button, PageTitle, ShopLink, Skeleton } from '@bookfront/shared/ui';
import { Check } from '@bookfront/shared/ui/check';
import { TermsCheck } from '@bookfront/shared/ui/terms-check';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import * as m from '#messages';
import { AccountFields, FormFailure } from '../account-fields';
import { GuestPage } from '../guest-page';
import { FormColumn } from '../layout';
import { LeadOn } from '../lead-on';
import { NewPasswordFields } from '../password';
import { PlainFields } from '../plain-forms';
import { Username } from '../username';
import { type SignUp, useCreateForm } from './use-create-form';
import { usePendingEmail } from './use-pending-email';

/** /account/create: Account Details of a new account. Without an email or a token it leads back (ACC-11, ACC-12). */
export function CreateAccountPage() {
  const token = new URLSearchParams(useLocation().search).get('token') ?? '';
  const email = usePendingEmail();
  const next = useRef(href.account('details'));
  return (
    <GuestPage memberPath={() => next.current}>
      {token || email ? (
        <>
          <PageTitle>{m.create_title()}</PageTitle>
          {email && <p>{m.create_for({ email })}</p>}
          <CreateForm
            signUp={token ? { token } : { email_address: email ?? '' }}
            email={email ?? ''}
            onCreated={(path) => {
              next.current = path;
            }}
          />
        </>
      ) : (
        <WithoutEmail isRead={email !== undefined} />
      )}
    </GuestPage>
  );
}

/** Until this tab's address is read nothing is decided. */
const WithoutEmail = ({ isRead }: { isRead: boolean }) =>
  isRead ? (
    <LeadOn to={href.signup()} />
  ) : (
    <>
      <PageTitle>{m.create_title()}</PageTitle>
      <noscript>
        <ShopLink to={href.signup()}>{m.create_needs_email()}</ShopLink>
      </noscript>
      <Skeleton lines={8} height="32rem" />
    </>
  );

interface CreateFormProps {
  signUp: SignUp;
  /** For password managers; '' if only the token knows it. */
  email: string;
  /** Called with the page that follows, before the session changes. */
  onCreated: (path: string) => void;
}

/** Before its script runs it is a plain form. */
function CreateForm(props: CreateFormProps) {
  const { checkout_info } = useSettings();
  const { form, lists } = useCreateForm(props);
  const hasErrors = form.submitCount > 0 && Object.keys(form.errors).length > 0;
  return (
    <FormColumn {...form.props}>
      <PlainFields />
      {Object.entries(props.signUp).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {props.email && <Username email={props.email} />}
      <AccountFields form={form} lists={lists} />
      <NewPasswordFields password={form.field('password')} confirmation={form.field('confirmation')} />
      <Check name="newsletter_consent" checked={form.values.newsletter_consent} onChange={form.handleChange}>
        {m.create_newsletter()}
      </Check>
      {checkout_info.terms_consent_enabled && (
        <TermsCheck
          text={m.create_terms()}
          name="terms_consent"
          checked={form.values.terms_consent}
          error={form.errors.terms_consent}
          onChange={form.handleChange}
        />
      )}
      <FormFailure failure={form.failure} hasErrors={hasErrors} />
      <Button type="submit" busy={form.isBusy}>
        {form.isBusy ? m.create_sending() : m.create_submit()}
      </Button>
    </FormColumn>
  );
}
