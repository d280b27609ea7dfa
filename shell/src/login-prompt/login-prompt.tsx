import type { BusEvents } from '@bookfront/shared/contract';
import { href } from '@bookfront/shared/routes';
import { messages } from '@bookfront/shared/schemas/limits';
import { Button, ButtonLink } from '@bookfront/shared/ui';
import { Dialog, DialogActions } from '@bookfront/shared/ui/dialog';
import { useLocation } from 'react-router-dom';
import { keepIntent } from './intent';

interface LoginPromptProps {
  wanted: BusEvents['login:wanted'];
  onClose: () => void;
}

/** LST-13 to LST-15: a member's action by a guest. What was wanted is kept and done after the login. */
export default function LoginPrompt({ wanted, onClose }: LoginPromptProps) {
  const { pathname, search } = useLocation();
  return (
    <Dialog title="Log in" onClose={onClose}>
      <p>{messages.loginNeeded}</p>
      <DialogActions>
        <Button data-kind="quiet" onClick={onClose}>
          Not now
        </Button>
        <ButtonLink
          to={href.login(pathname + search)}
          onClick={() => {
            if (wanted.resume) keepIntent(wanted.resume);
            onClose();
          }}
        >
          Log in
        </ButtonLink>
      </DialogActions>
    </Dialog>
  );
}
