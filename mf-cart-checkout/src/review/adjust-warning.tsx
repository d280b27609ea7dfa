import { href } from '@bookfront/shared/routes';
import { messages } from '@bookfront/shared/schemas/limits';
import { ButtonLink } from '@bookfront/shared/ui';
import { Dialog, DialogActions } from '@bookfront/shared/ui/dialog';

/** CHK-61 */
export function AdjustWarning({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Cart adjustment" onClose={onClose}>
      <p>{messages.cartAdjustment}</p>
      <DialogActions>
        <ButtonLink to={href.cart()}>Return to cart</ButtonLink>
      </DialogActions>
    </Dialog>
  );
}
