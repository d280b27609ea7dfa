import { href } from '@bookfront/shared/routes';
import { Button, ButtonLink } from '@bookfront/shared/ui';
import { Dialog, DialogActions } from '@bookfront/shared/ui/dialog';

/** CRT-42, GAP-58: why a guest can't check out, in the api's words, and what they can do instead. */
export function GuestNotice({ reason, onClose }: { reason: string; onClose: () => void }) {
  return (
    <Dialog title="Guest checkout" onClose={onClose}>
      <p>Guest checkout is not available: {reason}.</p>
      <DialogActions>
        <Button kind="quiet" onClick={onClose}>
          Back to my cart
        </Button>
        <ButtonLink to={href.login(href.cart())}>Log in to check out</ButtonLink>
      </DialogActions>
    </Dialog>
  );
}
