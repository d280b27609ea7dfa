import { failureText } from '@bookfront/shared/api-client';
import { useSettings } from '@bookfront/shared/page';
import { href } from '@bookfront/shared/routes';
import { Button, PageTitle, ShopLink } from '@bookfront/shared/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as m from '#messages';
import { GuestPage } from '../guest-page';
import { Actions } from '../layout';
import { LeadOn } from '../lead-on';
import { HiddenForm, sends } from '../plain-forms';
import { pendingEmail } from './pending-email';
import { checkEmail } from './sign-up-api';
import { usePendingEmail } from './use-pending-email';

/** /account/verify: says that an email was sent; its link, with a token, leads on to the form (ACC-09, ACC-10). */
export function VerifyPage() {
  const query = new URLSearchParams(useLocation().search);
  const token = query.get('token');
  return (
    <GuestPage>
      {token ? <ToCreation token={token} email={query.get('email_address') ?? ''} /> : <EmailSent />}
    </GuestPage>
  );
}

function ToCreation({ token, email }: { token: string; email: string }) {
  const known = usePendingEmail();
  useEffect(() => {
    if (email) pendingEmail.write(email);
  }, [email]);
  return <LeadOn to={href.createAccount(token)} state={{ email: email || known }} />;
}

function EmailSent() {
  const email = usePendingEmail();
  return (
    <>
      <PageTitle>{m.verify_title()}</PageTitle>
      <p>{email ? m.verify_sent_to({ email }) : m.verify_sent()}</p>
      <p>{m.verify_spam()}</p>
      <Actions>
        {email && <SendAgain email={email} />}
        <ShopLink to={href.signup()}>{m.verify_other()}</ShopLink>
      </Actions>
    </>
  );
}

function SendAgain({ email }: { email: string }) {
  const settings = useSettings();
  const [state, setState] = useState<{ isBusy: boolean; text: string }>({ isBusy: false, text: '' });
  const send = async () => {
    setState({ isBusy: true, text: '' });
    const result = await checkEmail(settings, email);
    setState({ isBusy: false, text: result.ok ? m.verify_sent_again() : failureText(result.failure) });
  };
  return (
    <>
      <HiddenForm id="send-again" call="account/check" fields={{ email_address: email }} />
      <Button kind="quiet" busy={state.isBusy} {...sends('send-again', send)}>
        {state.isBusy ? m.forgot_sending() : m.verify_again()}
      </Button>
      <span role="status">{state.text}</span>
    </>
  );
}
