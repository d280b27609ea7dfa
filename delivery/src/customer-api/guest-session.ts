import type { Session } from '@bookfront/shared/schemas';

/** A visitor without a stored session: the page's session if the api didn't answer in time. */
export const guestSession: Session = {
  session_id: '',
  logged_in: false,
  user: null,
  wishlist: { rows: [] },
  wishlist_id: '',
  pick_location: false,
  location_id: '',
  cart: {
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
    checkout: {
      delivery: null,
      shipping: null,
      provider: null,
      batch: null,
      contact: null,
      payment_choice: null,
      card: null,
    },
  },
};

/** Whether the visitor has no stored session: only then is the page the same for all of them. */
export const isGuest = ({ session_id, logged_in, user, cart, wishlist }: Session): boolean =>
  session_id === '' && !logged_in && user === null && cart.items.length === 0 && wishlist.rows.length === 0;
