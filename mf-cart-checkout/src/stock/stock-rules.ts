/** Rules of stock for a whole cart (P2 §4). Pure: the api has the last word when the order is placed. */

import type { Cart, CartItem, Offer } from '@bookfront/shared/schemas';

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
