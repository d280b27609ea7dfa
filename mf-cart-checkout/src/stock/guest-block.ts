import { firstGuestBlock, type GuestBlock } from '@bookfront/shared/format/guest-block';
import type { Cart, CartItem } from '@bookfront/shared/schemas';
import { offerOf } from './stock-rules';

/** Why a guest can't check out; undefined: nothing blocks it. The api has the last word. */
export function guestBlock(cart: Cart): GuestBlock | undefined {
  const lines = cart.items.map(({ cart_info }) => cart_info);
  return firstGuestBlock({
    unavailable: cart.contains_unavailable || lines.some(({ cartable }) => !cartable),
    'out-of-stock': cart.items.some(isOutOfStock),
    'gift-cards': cart.contains_giftcard,
    'account-needed': lines.some(({ cartable_logged_in }) => cartable_logged_in),
  });
}

/** The guest's cart could be checked out after a login. */
export function needsLogin(cart: Cart): boolean {
  const reason = guestBlock(cart);
  return reason === 'gift-cards' || reason === 'account-needed';
}

/** More copies than are in stock; a forthcoming title is a pre-order, which needs an account. */
const isOutOfStock = (item: CartItem): boolean =>
  item.cart_info.backorder_quantity > 0 && offerOf(item)?.availability !== 'forthcoming';
