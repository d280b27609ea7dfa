import type { Cart } from './cart';

/** The cart of a visitor who has put nothing in it. */
export const emptyCart: Cart = {
  items: [],
  gift_cards: [],
  checksum: '',
  can_click_collect: true,
  contains_unavailable: false,
  contains_giftcard: false,
  meets_order_min: true,
  summary: {
    item_count: 0,
    total_quantity: 0,
    original_price: 0,
    discounts: 0,
    promo_codes: [],
    subtotal: 0,
    post_subtotal_discount: 0,
    taxes: [],
    shipping: 0,
    is_shipping_tbd: false,
    total_gift_card_amount_used: 0,
    total: 0,
    contains_gift_registry_item: false,
    contains_gift_registry_shipping: false,
  },
  promo_lapse: null,
  checkout: {
    delivery: null,
    shipping: null,
    provider: null,
    batch: null,
    contact: null,
    payment_choice: null,
    card: null,
  },
};
