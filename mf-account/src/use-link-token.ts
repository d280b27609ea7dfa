import { useSession } from '@bookfront/shared/session';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The token that an emailed link has put into the page's address, '' if none. Sends it once for a member, then takes it
 * out of the address, since a reload must not send it again.
 */
export function useLinkToken(send: (token: string) => Promise<void>): string {
  const { pathname, search } = useLocation();
  const { logged_in } = useSession();
  const navigate = useNavigate();
  const sent = useRef('');
  const token = new URLSearchParams(search).get('token') ?? '';
  useEffect(() => {
    if (!logged_in || !token || sent.current === token) return;
    sent.current = token;
    void send(token).then(() => navigate(pathname, { replace: true }));
  });
  return token;
}
