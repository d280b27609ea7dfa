/**
 * The closed lists of words of the calls, as plain data: browsers import these, servers build zod schemas from them.
 */

export const availabilities = [
  'available',
  'out_of_print',
  'out_of_stock_indefinitely',
  'forthcoming',
  'no_price',
] as const;
export type Availability = (typeof availabilities)[number];

/** Keyword types in a path (P1 §2). */
export const searchTypes = ['keyword', 'title', 'author', 'publisher', 'whole_series'] as const;
export type SearchType = (typeof searchTypes)[number];
/**
 * What the selector of the search box offers (SRC-01; GAP-16: series is reached by links). 'url' and 'file' search for
 * the ISBNs that a page or a file holds.
 */
export const offeredSearchTypes = ['keyword', 'title', 'author', 'publisher', 'url', 'file'] as const;
export type OfferedSearchType = (typeof offeredSearchTypes)[number];

/** Values of segment v (GAP-19); 'sequence' keeps the order of a pasted list. */
export const sorts = ['relevance', 'title', 'author', 'pubdate', 'price', 'best_selling'] as const;
export type Sort = (typeof sorts)[number];

/**
 * The filter groups of browse, in the order shown, with the letter of the path that carries them (GAP-18).
 * 'single': one value at a time, a click replaces it. 'every': values narrow each other.
 * Either way an entry's count is the row count that a click on it gives.
 */
export const filterGroups = [
  { group: 'status', letter: 'b', choice: 'every' },
  { group: 'onhand_onorder', letter: 'j', choice: 'single' },
  { group: 'bisac36', letter: 's', choice: 'every' },
  { group: 'bisac36_topics', letter: 'r', choice: 'every' },
  { group: 'catcat2', letter: 'c', choice: 'single' },
  { group: 'binding', letter: 'f', choice: 'single' },
  { group: 'pubdate', letter: 'd', choice: 'single' },
  { group: 'audience', letter: 'a', choice: 'single' },
  { group: 'language', letter: 'g', choice: 'single' },
] as const;
export type FilterGroup = (typeof filterGroups)[number]['group'];

/** P2 §9 */
export const deliveryTypes = ['pickup', 'ship', 'local_delivery'] as const;
export type DeliveryType = (typeof deliveryTypes)[number];
/** P2 §4: one shipment once everything is there, or what is there now and the rest later. */
export const multishipMethods = ['all', 'batched'] as const;
export type MultishipMethod = (typeof multishipMethods)[number];

/** P2 §4 */
export const paymentChoices = [
  'not_required',
  'pickup',
  'paypal',
  'contact',
  'clearent',
  'chase',
  'global',
  'credit_card',
] as const;
export type PaymentChoice = (typeof paymentChoices)[number];
/** Providers whose widget takes the card in the page (checkout/cardPayment). */
export const hostedProviders = ['clearent', 'global'] as const;
export const cardTypes = ['visa', 'mastercard', 'amex', 'discover'] as const;
export type CardType = (typeof cardTypes)[number];

/** P2 §9: the first is what an account has without a choice. */
export const phoneTypes = ['home', 'cell', 'work'] as const;
export type PhoneType = (typeof phoneTypes)[number];
export const communicationPreferences = ['email', 'phone', 'text'] as const;

/** How far an order is. */
export const orderStatuses = ['received', 'processing', 'ready', 'shipped', 'completed', 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** P1 §5: the first is what a new registry has. */
export const occasions = ['Birthday', 'Wedding', 'Baby', 'School', 'Holiday', 'Bookfair', 'Other'] as const;
export type Occasion = (typeof occasions)[number];

/** Stands in a list's description where the events calendar is shown (P1 §3 List, LST-03). */
export const calendarMarker = '[events_calendar]';

/** Orders of the featured lists; the first is what is had without a choice. */
export const featureSorts = ['date', 'date_asc', 'name', 'name_desc'] as const;
export type FeatureSort = (typeof featureSorts)[number];

/** The calls whose form has a file: the edge streams them, the api reads their form before the rest of the call. */
export const uploadCalls = ['browse/file', 'cart/import', 'titlelist/import'] as const;

/**
 * Why a call failed, for programs; the text for people is in `error`. The last row is the edge's and the transport's.
 */
export const failureCodes = [
  'validation',
  'bad_request',
  'form_expected',
  'post_expected',
  'login_required',
  'invalid_login',
  'cross_site',
  'wrong_shop',
  'cart_disabled',
  'exclusive',
  'wrong_account',
  'wrong_password',
  'no_account',
  'email_taken',
  'token_expired',
  'already_verified',
  'wrong_location',
  'captcha',
  'bad_file',
  'file_too_large',
  'bad_url',
  'throttled',
  'unknown_shop',
  'not_found',
  'no_title',
  'no_order',
  'no_line',
  'bad_list_id',
  'invalid_list_id',
  'list_changed',
  'list_full',
  'list_name_taken',
  'list_built_in',
  'registry_changed',
  'registry_full',
  'cart_changed',
  'cart_adjustment',
  'key_reused',
  'session_changed',
  'stock',
  'guest_blocked',
  'order_min',
  'empty_cart',
  'delivery',
  'shipping',
  'shipping_country',
  'shipping_local',
  'shipping_unavailable',
  'promo_code',
  'gift_card',
  'gift_card_empty',
  'order_changed',
  'payment',
  'payment_declined',
  'payment_pending',
  'not_for_sale',
  'internal',
  'unavailable',
] as const;
export type FailureCode = (typeof failureCodes)[number];

/** The chosen address or provider can't be used: the shopper chooses again. */
export const isShippingFailure = (code: string | undefined): boolean =>
  code === 'shipping' || code?.startsWith('shipping_') === true;

/** What somebody did for a title, as its page says it; other roles of the trade are not shown. */
export const contributorRoles = [
  'author',
  'illustrator',
  'photographer',
  'editor',
  'translator',
  'adapter',
  'narrator',
  'foreword',
  'introduction',
  'afterword',
] as const;
export type ContributorRole = (typeof contributorRoles)[number];
