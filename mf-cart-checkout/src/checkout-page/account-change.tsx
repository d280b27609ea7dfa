import { href } from '@bookfront/shared/routes';
import { useSession } from '@bookfront/shared/session';
import { Button, ButtonLink, EmptyState } from '@bookfront/shared/ui';
import { useState } from 'react';

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
  const rest = 'Nothing was ordered; your cart waits with your account.';
  if (logged_in)
    return (
      <EmptyState level={1} title="Somebody else is logged in">
        <p role="alert">You are logged out, and somebody else is logged in. {rest}</p>
        <Button onClick={onGoOn}>See their cart</Button>
      </EmptyState>
    );
  return (
    <EmptyState level={1} title="You are logged out">
      <p role="alert">You are logged out. {rest}</p>
      <ButtonLink to={href.login(href.cart())}>Log in</ButtonLink>
    </EmptyState>
  );
}
