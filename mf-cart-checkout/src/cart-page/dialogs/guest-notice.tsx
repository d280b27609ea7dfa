import { type GuestBlock, guestBlockText } from '@bookfront/shared/format/guest-block';
import { href } from '@bookfront/shared/routes';
import { Button, ButtonLink } from '@bookfront/shared/ui';
import { Dialog, DialogActions } from '@bookfront/shared/ui/dialog';
import * as m from '#messages';

/** CRT-42, GAP-58: why a guest can't check out, and what they can do instead. */
export function GuestNotice({ reason, onClose }: { reason: GuestBlock; onClose: () => void }) {
  return (
    <Dialog title={m.guest_checkout()} onClose={onClose}>
      <p>{guestBlockText[reason]()}</p>
      <DialogActions>
        <Button kind="quiet" onClick={onClose}>
          {m.back_to_cart()}
        </Button>
        <ButtonLink to={href.login(href.cart())}>{m.log_in_to_check_out()}</ButtonLink>
      </DialogActions>
    </Dialog>
  );
}
