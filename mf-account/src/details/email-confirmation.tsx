import { type CallFailure, call, failureText } from '@bookfront/shared/api-client';
import { href } from '@bookfront/shared/routes';
import { FieldError } from '@bookfront/shared/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as m from '#messages';
import { PlainTokenForm } from '../plain-forms';
import { useLinkToken } from '../use-link-token';
import { useKeepAccount } from './details-api';

type Confirmation = 'done' | CallFailure;

/** ACC-22, ACC-52 to ACC-54: confirms a new email by the token of its link. */
export function useEmailConfirmation(): Confirmation | undefined {
  const keep = useKeepAccount();
  const [confirmation, setConfirmation] = useState<Confirmation>();
  useLinkToken(async (token) => {
    const result = await call('account/modify', { token });
    if (result.ok) keep(result.value);
    setConfirmation(result.ok ? 'done' : result.failure);
  });
  return confirmation;
}

export function EmailConfirmation({ confirmation }: { confirmation: Confirmation | undefined }) {
  const token = new URLSearchParams(useLocation().search).get('token');
  if (confirmation === 'done') return <p role="status">{m.details_email_verified()}</p>;
  return (
    <>
      {token && (
        <PlainTokenForm
          call="account/modify"
          token={token}
          next={href.account('details')}
          label={m.details_confirm_email()}
        />
      )}
      <FieldError role="alert">{confirmation && expiredText(confirmation)}</FieldError>
    </>
  );
}

const expiredText = (failure: CallFailure) =>
  failure.code === 'token_expired' ? m.details_email_expired() : failureText(failure);
