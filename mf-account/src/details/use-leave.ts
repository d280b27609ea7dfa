import { href } from '@bookfront/shared/routes';
import type { Session } from '@bookfront/shared/schemas';
import { sessionStore } from '@bookfront/shared/session';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Leaves for the shop's home with a session that is logged out. It is set once this page is gone: on a member's page
 * the shell would ask for a login.
 */
export function useLeave(): (session: Session) => void {
  const navigate = useNavigate();
  const next = useRef<Session>(undefined);
  useEffect(
    () => () => {
      if (next.current) sessionStore.set(next.current, { here: true });
    },
    [],
  );
  return (session) => {
    next.current = session;
    navigate(href.home());
  };
}
