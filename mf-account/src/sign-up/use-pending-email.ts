import { useIsServerDrawn, usePage } from '@bookfront/shared/page';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { pendingEmail } from './pending-email';

/**
 * The address that signs up: from router state or a plain form, else what this tab has kept, '' if nothing. Undefined
 * until that is read, which the server can't do.
 */
export function usePendingEmail(): string | undefined {
  const { state } = useLocation();
  const posted = usePostedEmail();
  const [kept, setKept] = useState<string>();
  useEffect(() => {
    if (posted) pendingEmail.write(posted);
    setKept(pendingEmail.read());
  }, [posted]);
  return emailIn(state) || posted || kept;
}

function usePostedEmail(): string | undefined {
  const { form } = usePage();
  const isServerDrawn = useIsServerDrawn();
  return isServerDrawn ? form?.values.email_address : undefined;
}

function emailIn(state: unknown): string {
  const email: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'email') : '';
  return typeof email === 'string' ? email : '';
}
