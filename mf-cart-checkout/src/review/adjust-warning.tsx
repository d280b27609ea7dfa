import { href } from '@bookfront/shared/routes';
import { ButtonLink } from '@bookfront/shared/ui';
import { Dialog, DialogActions } from '@bookfront/shared/ui/dialog';
import * as m from '#messages';

/** CHK-61 */
export function AdjustWarning({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={m.review_adjustment_title()} onClose={onClose}>
      <p>{m.review_adjustment()}</p>
      <DialogActions>
        <ButtonLink to={href.cart()}>{m.review_return_to_cart()}</ButtonLink>
      </DialogActions>
    </Dialog>
  );
}
