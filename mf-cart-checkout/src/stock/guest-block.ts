/** What keeps guests from checking out (P2 §1). Pure: the api has the last word. */

import type { Cart, CartItem } from '@bookfront/shared/schemas';
import { offerOf } from './stock-rules';

/** What of a cart keeps guests from checking out. */
export type GuestBlock = 'unavailable' | 'out-of-stock' | 'gift-cards' | 'account-needed';

/**
 * Why a guest can't check out (P2 §1, GAP-58), in the api's order; undefined: nothing blocks it. The flag
 * comes last (GAP-60): the api sets it for the two reasons before it.
 */
export function guestBlock(cart: Cart): GuestBlock | undefined {
  const lines = cart.items.map(({ cart_info }) => cart_info);
  if (cart.contains_unavailable || lines.some(({ cartable }) => !cartable)) return 'unavailable';
  if (cart.items.some(isOutOfStock)) return 'out-of-stock';
  if (cart.contains_giftcard) return 'gift-cards';
  if (lines.some(({ cartable_logged_in }) => cartable_logged_in)) return 'account-needed';
  return undefined;
}

/** The guest's cart could be checked out after a login. */
export function needsLogin(cart: Cart): boolean {
  const reason = guestBlock(cart);
  return reason === 'gift-cards' || reason === 'account-needed';
}

/** More copies than are in stock; a forthcoming title is a pre-order, which needs an account. */
const isOutOfStock = (item: CartItem): boolean =>
  item.cart_info.backorder_quantity > 0 && offerOf(item)?.availability !== 'forthcoming';
