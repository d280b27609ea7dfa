import type { BusEvents } from '@bookfront/shared/contract';
import { Remote } from '@bookfront/shared/federation';
import { useHasPage } from '@bookfront/shared/page';
import { href } from '@bookfront/shared/routes';
import { Button, ButtonLink, Skeleton } from '@bookfront/shared/ui';
import { Dialog, DialogActions } from '@bookfront/shared/ui/dialog';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import * as m from '#messages';
import { forgetIntent, storeIntent } from '../session';

interface LoginPromptProps {
  request: BusEvents['login:wanted'];
  onClose: () => void;
}

/**
 * Asks for a login and stores the shopper's intent, which is resumed afterwards. A member whose session ended logs in
 * here, so that the page and its form input stay.
 */
export function LoginPrompt({ request, onClose }: LoginPromptProps) {
  const { pathname, search } = useLocation();
  const { resume, expired } = request;
  const returnTo = pathname + search;
  useEffect(() => {
    if (!expired || !resume) return undefined;
    storeIntent(resume);
    return forgetIntent;
  }, [expired, resume]);
  if (!expired) return <MemberPrompt returnTo={returnTo} request={request} onClose={onClose} />;
  return (
    <Dialog title={m.please_log_in_again()} onClose={onClose}>
      <p>{m.session_ended()}</p>
      <Remote
        id="mf_account/LoginForm"
        label={m.the_login()}
        placeholder={<Skeleton lines={4} height="16rem" />}
        returnTo={returnTo}
        onDone={onClose}
      />
    </Dialog>
  );
}

/** LST-13 to LST-15: a guest tried an action for members. */
function MemberPrompt({ returnTo, request, onClose }: LoginPromptProps & { returnTo: string }) {
  const hasPage = useHasPage();
  const leave = () => {
    if (request.resume) storeIntent(request.resume);
    onClose();
  };
  return (
    <Dialog title={m.log_in()} onClose={onClose}>
      <p>{m.login_needed()}</p>
      <DialogActions>
        <Button kind="quiet" onClick={onClose}>
          {m.not_now()}
        </Button>
        {hasPage(href.signup()) && (
          <ButtonLink kind="quiet" to={href.signup()} onClick={leave}>
            {m.sign_up()}
          </ButtonLink>
        )}
        <ButtonLink to={href.login(returnTo)} onClick={leave}>
          {m.log_in()}
        </ButtonLink>
      </DialogActions>
    </Dialog>
  );
}
