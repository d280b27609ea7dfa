import type { Cart, CartItem, Offer, PromoCode } from '@bookfront/shared/schemas';
import { buildCart, buildOffer, buildTitleCard } from '@bookfront/shared/testing';

type CartInfo = CartItem['cart_info'];

/** A line of 1 Emma at 20.00; `offer` is what the shop has of it. */
export const buildLine = (
  info: Partial<CartInfo> = {},
  offer: Partial<Offer> = {},
  title: Partial<CartItem['title_info']> = {},
): CartItem => ({
  title_info: buildTitleCard({ available: [buildOffer(offer)], ...title }),
  cart_info: {
    cart_id: 'c1',
    condition: 'new',
    quantity: 1,
    cartable: true,
    cartable_logged_in: false,
    sold_price: 2000,
    original_price: 2000,
    price_before: null,
    discount: 0,
    line_total: 2000 * (info.quantity ?? 1),
    backorder_quantity: 0,
    backorder_sub_message: '',
    is_giftcard: false,
    cart_notes: null,
    gift_registry_id: '',
    gift_registry_info: null,
    last_ordered: null,
    ...info,
  },
});

export const buildFilledCart = (items: CartItem[] = [buildLine()], over: Partial<Cart> = {}): Cart => {
  const total_quantity = items.reduce((sum, { cart_info }) => sum + cart_info.quantity, 0);
  const subtotal = items.reduce((sum, { cart_info }) => sum + cart_info.line_total, 0);
  const summary = {
    ...buildCart().summary,
    item_count: items.length,
    total_quantity,
    original_price: subtotal,
    subtotal,
    taxes: [{ type: 'GST', amount: 100 }],
    total: subtotal + 100,
  };
  return buildCart({ items, checksum: `sum-${total_quantity}`, summary, ...over });
};

export const contact = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '6045550100',
  purchase_order: '',
  instructions: '',
  preferred_communication: 'email' as const,
};

export const giftCardLine = (over: Partial<CartInfo> = {}): CartItem =>
  buildLine(
    {
      cart_id: 'g1',
      is_giftcard: true,
      cart_notes: {
        giftcard_price: 2500,
        gift_card_info: { personalize: true, from: 'Ida', to: 'Otto', message: 'Happy birthday' },
      },
      ...over,
    },
    { onhand: 'Y' },
    { eisbn: 'GIFTCARD1', title: 'Gift card', binding: 'Gift card', is_giftcard: true },
  );

export const buildPromo = (over: Partial<PromoCode> = {}): PromoCode => ({
  code: 'TIDE10',
  description: '10 % off',
  expiry_date: null,
  expiry_date_text: '',
  automatic: false,
  type: 'special',
  amount: 200,
  ...over,
});
