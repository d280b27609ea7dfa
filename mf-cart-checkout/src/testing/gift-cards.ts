import type { GiftCardPage } from '@bookfront/shared/schemas';

const element = { placement: 'other', header: '', header_visible: true, image: '', description: '' };
/** The page of a shop with two gift cards, the balance checker, and parts of its own. */
export const giftCards: GiftCardPage = {
  show_gc_balanace_checker: true,
  store_giftcards: [
    { eisbn: 'GIFTCARD1', title: 'Tide card', cover_image_cache: 'a1', price: 2500 },
    { eisbn: 'GIFTCARD2', title: 'Lighthouse card', cover_image_cache: 'a2', price: null },
  ],
  webstore_custom_elements: [
    { ...element, header: 'How it works', image: '/images/how.webp', description: '<p>Give it to <i>anyone</i>.</p>' },
    { ...element, header: 'Not to be seen', header_visible: false },
    { ...element, placement: 'banner', header: 'Books for everyone' },
  ],
};
