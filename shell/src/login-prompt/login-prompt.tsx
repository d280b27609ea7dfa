import type { BusEvents } from '@bookfront/shared/contract';
import { Remote } from '@bookfront/shared/federation';
import { useHasPage } from '@bookfront/shared/page';
import { href } from '@bookfront/shared/routes';
import { messages } from '@bookfront/shared/schemas/limits';
import { Button, ButtonLink, Skeleton } from '@bookfront/shared/ui';
import { Dialog, DialogActions } from '@bookfront/shared/ui/dialog';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { forgetIntent, keepIntent } from './intent';

interface LoginPromptProps {
  wanted: BusEvents['login:wanted'];
  onClose: () => void;
}

/**
 * What was wanted is kept, and done after the login. A member whose session ended logs in here, so that the page and
 * what is typed in it stay.
 */
export function LoginPrompt({ wanted, onClose }: LoginPromptProps) {
  const { pathname, search } = useLocation();
  const { resume, expired } = wanted;
  const here = pathname + search;
  useEffect(() => {
    if (!expired || !resume) return undefined;
    keepIntent(resume);
    return forgetIntent;
  }, [expired, resume]);
  if (!expired) return <MemberPrompt here={here} wanted={wanted} onClose={onClose} />;
  return (
    <Dialog title="Please log in again" onClose={onClose}>
      <p>Your session has ended. Nothing on this page is lost.</p>
      <Remote
        id="mf_account/LoginForm"
        label="The login"
        placeholder={<Skeleton lines={4} height="16rem" />}
        returnTo={here}
        onDone={onClose}
      />
    </Dialog>
  );
}

/** LST-13 to LST-15: a member's action by a guest. */
function MemberPrompt({ here, wanted, onClose }: LoginPromptProps & { here: string }) {
  const hasPage = useHasPage();
  const leave = () => {
    if (wanted.resume) keepIntent(wanted.resume);
    onClose();
  };
  return (
    <Dialog title="Log in" onClose={onClose}>
      <p>{messages.loginNeeded}</p>
      <DialogActions>
        <Button data-kind="quiet" onClick={onClose}>
          Not now
        </Button>
        {hasPage(href.signup()) && (
          <ButtonLink data-kind="quiet" to={href.signup()} onClick={leave}>
            Sign up
          </ButtonLink>
        )}
        <ButtonLink to={href.login(here)} onClick={leave}>
          Log in
        </ButtonLink>
      </DialogActions>
    </Dialog>
  );
}
