import { call } from '@bookfront/shared/api-client';
import { useState } from 'react';
import * as m from '#messages';
import { useLinkToken } from '../use-link-token';
import { useKeepLinks } from './links-api';

type Verification = 'verified' | 'failed' | 'silent';

/** Authorizes a link by the token of its email. */
export function useVerification(): { token: string; verification: Verification | undefined } {
  const { keepParents } = useKeepLinks();
  const [verification, setVerification] = useState<Verification>();
  const token = useLinkToken(async (sent) => {
    const result = await call('account/linkToVerify', { token: sent });
    if (result.ok) keepParents(result.value);
    setVerification(result.ok ? 'verified' : failedAs(result.failure));
  });
  return { token, verification };
}

/** ERR-83, ERR-84 */
const failedAs = ({ code, message }: { code: string; message: string }): Verification =>
  code === 'already_verified' || message === 'Already verified' ? 'silent' : 'failed';

/** ERR-83 to ERR-85 */
export function VerificationNote({ verification }: { verification: Verification | undefined }) {
  if (verification === 'verified') return <p role="status">{m.links_verified()}</p>;
  return verification === 'failed' ? <p role="alert">{m.links_verify_failed()}</p> : null;
}
