import type { Cart, CartItem, Offer } from '@bookfront/shared/schemas';

/** Rules of stock for a whole cart (P2§4). Pure: the api has the last word when the order is placed. */

export const offerOf = ({ title_info, cart_info }: CartItem): Offer | undefined => title_info.available.find((offer) => offer.code === cart_info.condition);

export interface Shortfall {
  item: CartItem;
  /** Copies that can be had; 0: the line has to go. */
  onHand: number;
}

/** CHK-59: lines that are not extra orderable and ask for more than is on hand. A title still to come is a pre-order, not a shortfall. */
export function shortfalls(cart: Pick<Cart, 'items'>): Shortfall[] {
  return cart.items.flatMap((item) => {
    const offer = offerOf(item);
    if (!offer || offer.is_extra_orderable || offer.availability === 'forthcoming' || offer.onhand === 'Y') return [];
    const onHand = Math.max(0, offer.onhand);
    return item.cart_info.quantity > onHand ? [{ item, onHand }] : [];
  });
}

export const canFulfil = (cart: Cart): boolean => !cart.contains_unavailable && shortfalls(cart).length === 0;

/** Why a guest can't check out (P2§1, GAP-58, GAP-60), in the order in which a shopper would mend it; undefined: nothing stands in the way. */
export function guestBlock(cart: Cart): string | undefined {
  if (cart.contains_unavailable || cart.items.some(({ cart_info }) => !cart_info.cartable)) return 'your cart holds unavailable items';
  if (cart.items.some(isOutOfStock)) return 'your cart holds out-of-stock items';
  if (cart.contains_giftcard) return 'your cart holds gift cards';
  if (cart.items.some(({ cart_info }) => cart_info.cartable_logged_in)) return 'your cart holds items that require an account';
  return undefined;
}

function isOutOfStock(item: CartItem): boolean {
  const offer = offerOf(item);
  if (!offer || item.cart_info.backorder_quantity > 0) return true;
  return offer.onhand !== 'Y' && item.cart_info.quantity > offer.onhand;
}
