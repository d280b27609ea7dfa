import { PageTitle } from '@bookfront/shared/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as m from '#messages';
import { GuestPage } from '../guest-page';
import { EmailForm } from './email-form';
import { LinkSent } from './link-sent';
import { PasswordForm } from './password-form';

/** /account/forgot: from an email to a link, and from its token to a new password (ACC-17 to ACC-20). */
export function ForgotPasswordPage() {
  const token = new URLSearchParams(useLocation().search).get('token');
  return <GuestPage>{token ? <PasswordChange key={token} token={token} /> : <Retrieval />}</GuestPage>;
}

function Retrieval() {
  const [isSent, setSent] = useState(false);
  if (isSent) return <LinkSent />;
  return (
    <>
      <PageTitle>{m.forgot_title()}</PageTitle>
      <p>{m.forgot_lead()}</p>
      <EmailForm onSent={() => setSent(true)} />
    </>
  );
}

function PasswordChange({ token }: { token: string }) {
  return (
    <>
      <PageTitle>{m.reset_title()}</PageTitle>
      <PasswordForm token={token} />
    </>
  );
}
