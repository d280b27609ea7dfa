import type { GiftCardPage } from '@bookfront/shared/schemas';

/** The page of a shop with two gift cards, and the balance checker. */
export const giftCards: GiftCardPage = {
  show_gc_balanace_checker: true,
  store_giftcards: [
    { eisbn: 'GIFTCARD1', title: 'Tide card', cover_image_cache: 'a1', price: 2500 },
    { eisbn: 'GIFTCARD2', title: 'Lighthouse card', cover_image_cache: 'a2', price: null },
  ],
  webstore_custom_elements: [],
};
