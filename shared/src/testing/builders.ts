import type { PageState } from '../contract';
import type { Cart, Offer, Session, Title, TitleCard } from '../schemas';
import { buildSettings } from './build-settings';

export { buildSettings };

/** Test data with the shape of the schemas; each builder takes what the test is about. Money in cents. */

export const buildOffer = (over: Partial<Offer> = {}): Offer => ({
  code: 'new',
  text: 'New',
  row_price: 2000,
  price: 2000,
  list_price: 2000,
  onhand: 3,
  onorder: 0,
  used: false,
  note: '',
  discount: 0,
  availability: 'available',
  message: '',
  sub_message: '',
  is_extra_orderable: false,
  ...over,
});

export const buildTitleCard = (over: Partial<TitleCard> = {}): TitleCard => ({
  eisbn: '9786800000011',
  title: 'Emma',
  subtitle: '',
  authors: [{ name: 'Jane Austen', canadian: false }],
  publisher: 'Tideline Classics',
  language: 'eng',
  binding: 'Paperback',
  binding_code: 'BC',
  series: '',
  series_num: '',
  release_date: 1_400_000_000,
  release_date_text: 'May 13, 2014',
  is_forthcoming: false,
  is_large_print: false,
  is_giftcard: false,
  cover_image_cache: 'a1',
  cover_url: '',
  available: [buildOffer()],
  ...over,
});

export const buildTitle = (over: Partial<Title> = {}): Title => ({
  ...buildTitleCard(),
  description: '<p>A match is made.</p>',
  bio: [],
  reviews: [],
  comments: [],
  subjects: [],
  rank: null,
  pages: 320,
  width: 5,
  height: 8,
  weight: 0.8,
  carton_qty: null,
  edition: '',
  audience: 'Adult',
  first_published: 1815,
  original_language: 'eng',
  language_name: 'English',
  original_language_name: 'English',
  list_price_usa: 1800,
  list_price_can: 2000,
  price: 2000,
  has_editions: false,
  has_sizes: false,
  has_related: false,
  has_product_code: true,
  has_libro_audiobook: false,
  has_interiors: false,
  interiors: 0,
  interior_objects: [],
  media: [],
  list_previous_eisbn: '',
  list_next_eisbn: '',
  list_name: '',
  last_order: null,
  at_other_locations: false,
  multistore_available: [],
  ...over,
});

export const buildCart = (over: Partial<Cart> = {}): Cart => ({
  items: [],
  checksum: 'empty',
  can_click_collect: true,
  contains_unavailable: false,
  contains_giftcard: false,
  meets_order_min: true,
  summary: {
    item_count: 0,
    total_quantity: 0,
    original_price: 0,
    discounts: 0,
    subtotal: 0,
    taxes: [],
    shipping: 0,
    is_shipping_tbd: false,
    total_gift_card_amount_used: 0,
    total: 0,
  },
  checkout: { delivery: null, contact: null, payment_choice: null },
  ...over,
});

export const buildSession = (over: Partial<Session> = {}): Session => ({
  session_id: '',
  logged_in: false,
  user: null,
  wishlist: { rows: [] },
  wishlist_id: '',
  cart: buildCart(),
  pick_location: false,
  location_id: '',
  ...over,
});

export const buildCustomer = (over: Partial<Session> = {}): Session =>
  buildSession({
    session_id: 's1',
    logged_in: true,
    wishlist_id: 'w1',
    user: {
      first_name: 'Ruth',
      last_name: 'Okafor',
      email_address: 'ruth@example.com',
      phone_number: '6045550100',
      company: '',
      is_institution: false,
      is_owner: false,
      corp_id: 'personal',
      has_several_corps: false,
      communication_preference: 'email',
    },
    ...over,
  });

export const buildPage = (over: Partial<PageState> = {}): PageState => ({
  url: '/',
  now: 1_700_000_000_000,
  settings: buildSettings(),
  session: buildSession(),
  remotes: {},
  queries: [],
  preferences: {},
  status: 200,
  remoteTimeout: 2500,
  ...over,
});
