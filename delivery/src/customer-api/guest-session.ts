import type { Session } from '@bookfront/shared/schemas';
import { emptyCart } from '@bookfront/shared/schemas/empty-cart';

/** A visitor without a stored session: the page's session if the api didn't answer in time. */
export const guestSession: Session = {
  session_id: '',
  logged_in: false,
  user: null,
  wishlist: { rows: [] },
  wishlist_id: '',
  pick_location: false,
  location_id: '',
  cart: emptyCart,
};

/** Whether the visitor has no stored session: only then is the page the same for all of them. */
export const isGuest = ({ session_id, logged_in, user, cart, wishlist }: Session): boolean =>
  session_id === '' && !logged_in && user === null && cart.items.length === 0 && wishlist.rows.length === 0;
