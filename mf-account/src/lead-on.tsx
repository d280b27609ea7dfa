import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

interface LeadOnProps {
  to: string;
  state?: object;
}

/** Replaces this page by another, once. In an effect, since the server's router can't redirect. */
export function LeadOn({ to, state }: LeadOnProps) {
  const navigate = useNavigate();
  const left = useRef('');
  useEffect(() => {
    if (left.current === to) return;
    left.current = to;
    navigate(to, { replace: true, state });
  });
  return null;
}
