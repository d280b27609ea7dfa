import { href } from '@bookfront/shared/routes';
import { Button, ButtonLink } from '@bookfront/shared/ui';
import { Dialog, DialogActions } from '@bookfront/shared/ui/dialog';
import * as m from '#messages';
import type { GuestBlock } from '../../stock';

const texts: Record<GuestBlock, () => string> = {
  unavailable: m.guest_blocked_unavailable,
  'out-of-stock': m.guest_blocked_out_of_stock,
  'gift-cards': m.guest_blocked_gift_cards,
  'account-needed': m.guest_blocked_account_needed,
};

/** CRT-42, GAP-58: why a guest can't check out, and what they can do instead. */
export function GuestNotice({ reason, onClose }: { reason: GuestBlock; onClose: () => void }) {
  return (
    <Dialog title={m.guest_checkout()} onClose={onClose}>
      <p>{texts[reason]()}</p>
      <DialogActions>
        <Button kind="quiet" onClick={onClose}>
          {m.back_to_cart()}
        </Button>
        <ButtonLink to={href.login(href.cart())}>{m.log_in_to_check_out()}</ButtonLink>
      </DialogActions>
    </Dialog>
  );
}
