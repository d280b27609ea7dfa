import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { pendingEmail } from './pending-email';

/**
 * The address that signs up: from router state, else what this tab has kept, '' if nothing. Undefined until that is
 * read, which the server can't do.
 */
export function usePendingEmail(): string | undefined {
  const { state } = useLocation();
  const [kept, setKept] = useState<string>();
  useEffect(() => setKept(pendingEmail.read()), []);
  return emailIn(state) || kept;
}

function emailIn(state: unknown): string {
  const email: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'email') : '';
  return typeof email === 'string' ? email : '';
}
