import { href } from '@bookfront/shared/routes';
import { ButtonLink, useOnDemand } from '@bookfront/shared/ui';
import { opensElsewhere } from '@bookfront/shared/ui/opens-elsewhere';
import type { MouseEvent } from 'react';
import * as m from '#messages';
import { useTitleFocus } from '../../focus';

/**
 * CRT-41: a link to the login that opens it in a dialog, so that the cart stays. A click that wants a new tab is left
 * to the browser.
 */
export function LoginLink({ isMain = false }: { isMain?: boolean }) {
  const { code, failedDialog, start, stop, warm } = useOnDemand(() => import('../dialogs/login-dialog'));
  const moveFocus = useTitleFocus();
  const open = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    moveFocus();
    start();
  };
  return (
    <>
      <ButtonLink
        kind={isMain ? undefined : 'quiet'}
        aria-haspopup="dialog"
        to={href.login(href.cart())}
        onClick={open}
        onMouseEnter={warm}
      >
        {m.log_in_to_check_out()}
      </ButtonLink>
      {code && <code.LoginDialog onClose={stop} />}
      {failedDialog}
    </>
  );
}
