import { PageWidth, ShopLink } from '@bookfront/shared/ui';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import * as m from '#messages';

interface LeadOnProps {
  to: string;
  state?: object;
}

/** Replaces this page by another, once. In an effect, since the server's router can't redirect; without scripts, a link. */
export function LeadOn({ to, state }: LeadOnProps) {
  const navigate = useNavigate();
  const left = useRef('');
  useEffect(() => {
    if (left.current === to) return;
    left.current = to;
    navigate(to, { replace: true, state });
  });
  return (
    <noscript>
      <PageWidth>
        <ShopLink to={to}>{m.lead_on()}</ShopLink>
      </PageWidth>
    </noscript>
  );
}
