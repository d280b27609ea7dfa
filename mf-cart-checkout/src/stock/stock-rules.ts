/** Rules of stock for a whole cart (P2§4). Pure: the api has the last word when the order is placed. */

import type { Cart, CartItem, Offer } from '@bookfront/shared/schemas';
import { messages } from '@bookfront/shared/schemas/limits';

export const offerOf = ({ title_info, cart_info }: CartItem): Offer | undefined =>
  title_info.available.find((offer) => offer.code === cart_info.condition);

export interface Shortfall {
  item: CartItem;
  /** Copies that are available; 0: the line has to be removed. */
  onHand: number;
}

/**
 * CHK-59: lines that are not extra orderable and ask for more than is on hand. A title still to come is a pre-order,
 * not a shortfall.
 */
export function shortfalls(cart: Pick<Cart, 'items'>): Shortfall[] {
  return cart.items.flatMap((item) => {
    const offer = offerOf(item);
    if (!offer || offer.is_extra_orderable || offer.availability === 'forthcoming' || offer.onhand === 'Y') return [];
    const onHand = Math.max(0, offer.onhand);
    return item.cart_info.quantity > onHand ? [{ item, onHand }] : [];
  });
}

export const canFulfil = (cart: Cart): boolean => !cart.contains_unavailable && shortfalls(cart).length === 0;

/**
 * Why a guest can't check out (P2§1, GAP-58), in the api's words and order; undefined: nothing blocks it. The flag
 * comes last (GAP-60): the api sets it for the two reasons before it.
 */
export function guestBlock(cart: Cart): string | undefined {
  const lines = cart.items.map(({ cart_info }) => cart_info);
  if (cart.contains_unavailable || lines.some(({ cartable }) => !cartable)) return reasons.unavailable;
  if (cart.items.some(isOutOfStock)) return reasons.outOfStock;
  if (cart.contains_giftcard) return reasons.giftCards;
  if (lines.some(({ cartable_logged_in }) => cartable_logged_in)) return reasons.accountNeeded;
  return undefined;
}

/** The guest's cart could be checked out after a login. */
export function needsLogin(cart: Cart): boolean {
  const reason = guestBlock(cart);
  return reason === reasons.giftCards || reason === reasons.accountNeeded;
}

/** More copies than are in stock; a forthcoming title is a pre-order, which needs an account. */
const isOutOfStock = (item: CartItem): boolean =>
  item.cart_info.backorder_quantity > 0 && offerOf(item)?.availability !== 'forthcoming';

const reasons = messages.guestBlocked;
