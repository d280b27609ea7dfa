import type { PageState } from '../contract';
import type { Cart, List, Offer, Session, ShopEvent, Title, TitleCard } from '../schemas';
import { emptyCart } from '../schemas/cart/empty-cart';
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
  contributors: [],
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

export const buildCart = (over: Partial<Cart> = {}): Cart => ({ ...emptyCart, checksum: 'empty', ...over });

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
      alt_addresses: [],
    },
    ...over,
  });

/** A list of the shop's own. */
export const buildList = (over: Partial<List> = {}): List => ({
  list_id: '5',
  name: 'Staff picks',
  description: '<p>What we press into hands.</p>',
  calendar_widgets: [],
  description_text: '',
  header: '',
  header_visible: false,
  has_titles: true,
  contains_eisbn: false,
  can_delete: true,
  placement: 'other',
  type: 'list',
  event_id: '',
  limit: null,
  row_count: 25,
  owner: { is_you: false },
  revision: 1,
  ...over,
});

/** An evening in the shop. */
export const buildEvent = (over: Partial<ShopEvent> = {}): ShopEvent => ({
  id: '31',
  from: 1_700_017_200,
  to: 1_700_024_400,
  first_day: '20231114',
  last_day: '20231114',
  day_text: 'Tuesday, November 14, 2023',
  time_text: '7:00 PM to 9:00 PM PST',
  is_past: false,
  location: '',
  ...over,
  info: {
    name: 'Poems by the stove',
    description: '<p>Bring one of your own, or listen.</p>',
    img_path: '',
    image: null,
    book: [],
    ticket: [],
    ...over.info,
  },
});

export const buildPage = (over: Partial<PageState> = {}): PageState => ({
  url: '/',
  now: 1_700_000_000_000,
  today: '20231114',
  settings: buildSettings(),
  session: buildSession(),
  remotes: {},
  queries: [],
  preferences: {},
  status: 200,
  remoteTimeout: 2500,
  ...over,
});
