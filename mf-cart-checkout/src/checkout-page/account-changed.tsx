import { href } from '@bookfront/shared/routes';
import { useSession } from '@bookfront/shared/session';
import { Button, ButtonLink, EmptyState } from '@bookfront/shared/ui';
import * as m from '#messages';

/** Shown instead of a cart that belongs to somebody else. */
export function AccountChanged({ onAcknowledge }: { onAcknowledge: () => void }) {
  const { logged_in } = useSession();
  if (logged_in)
    return (
      <EmptyState level={1} title={m.account_changed_title()}>
        <p role="alert">{m.account_changed()}</p>
        <Button onClick={onAcknowledge}>{m.account_changed_go_on()}</Button>
      </EmptyState>
    );
  return (
    <EmptyState level={1} title={m.account_left_title()}>
      <p role="alert">{m.account_left()}</p>
      <ButtonLink to={href.login(href.cart())}>{m.log_in()}</ButtonLink>
    </EmptyState>
  );
}
