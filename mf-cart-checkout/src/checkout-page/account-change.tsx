import { href } from '@bookfront/shared/routes';
import { useSession } from '@bookfront/shared/session';
import { Button, ButtonLink, EmptyState } from '@bookfront/shared/ui';
import { useState } from 'react';
import * as m from '#messages';

/** `hasChanged`: in another tab the shopper who opened this checkout has logged out, or somebody else has logged in. */
export function useAccountChange(): { hasChanged: boolean; goOn: () => void } {
  const email = useSession().user?.email_address;
  const [owner, setOwner] = useState(email);
  if (!owner && email) setOwner(email);
  return { hasChanged: owner !== undefined && owner !== email, goOn: () => setOwner(email) };
}

/** Shown instead of a cart that belongs to somebody else. */
export function AccountChanged({ onGoOn }: { onGoOn: () => void }) {
  const { logged_in } = useSession();
  if (logged_in)
    return (
      <EmptyState level={1} title={m.account_changed_title()}>
        <p role="alert">{m.account_changed()}</p>
        <Button onClick={onGoOn}>{m.account_changed_go_on()}</Button>
      </EmptyState>
    );
  return (
    <EmptyState level={1} title={m.account_left_title()}>
      <p role="alert">{m.account_left()}</p>
      <ButtonLink to={href.login(href.cart())}>{m.log_in()}</ButtonLink>
    </EmptyState>
  );
}
