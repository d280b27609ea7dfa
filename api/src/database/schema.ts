import type { Generated } from 'kysely';

/** Rows as SQLite keeps them: flags are 0 or 1, times unix seconds, money cents, JSON as text. They never leave the api. */
export interface Database {
  meta: { key: string; value: string };
  shop: {
    number: Generated<number>;
    store_id: string;
    webstore_name: string;
    host: string;
    tax_place: string;
    settings: string;
    catalogue_revision: Generated<number>;
    next_order: Generated<number>;
  };
  title: TitleTable;
  offer: OfferTable;
  browse_row: BrowseRowTable;
  account: {
    account_id: string;
    shop_id: string;
    email: string;
    san: string;
    password_hash: string;
    first_name: string;
    last_name: string;
    phone_number: string;
    company: string;
    is_institution: number;
    is_owner: number;
    corp_id: string;
    communication_preference: string;
    wishlist_id: string;
  };
  session: { session_id: string; secret_hash: string; shop_id: string; account_id: string | null; cart_key: string; location_id: string; created: number };
  cart: { cart_key: string; shop_id: string; account_id: string | null; checkout: string; last_order: string; last_checksum: string };
  cart_line: { cart_id: string; cart_key: string; eisbn: string; condition: string; quantity: number; position: number };
  book_order: { shop_id: string; order_number: string; account_id: string | null; cart_key: string; placed: number; document: string };
  order_line: { shop_id: string; order_number: string; account_id: string | null; eisbn: string; condition: string; quantity: number; placed: number };
  submission: { cart_key: string; idempotency_key: string; body_hash: string; order_number: string };
  list: {
    list_id: string;
    shop_id: string;
    account_id: string | null;
    name: string;
    description: string;
    header: string;
    header_visible: number;
    can_delete: number;
    placement: string;
    max_titles: number | null;
    needs_login: number;
  };
  list_item: { list_id: string; eisbn: string; position: number };
  page: { shop_id: string; page_id: string; blocks: string };
  login_failure: { shop_id: string; who: string; at: number };
  import_run: { shop_id: string; fingerprint: string; records: number; finished: number };
}

export interface TitleTable {
  id: Generated<number>;
  shop_id: string;
  eisbn: string;
  title: string;
  subtitle: string;
  title_roman: string;
  authors: string;
  publisher: string;
  language: string;
  original_language: string;
  binding: string;
  binding_code: string;
  product_class: string;
  series: string;
  series_key: string;
  series_num: string;
  work_key: string;
  release_date: number | null;
  is_large_print: number;
  is_giftcard: number;
  for_sale: number;
  status: string;
  description: string;
  bio: string;
  reviews: string;
  subjects: string;
  topics: string;
  section: string;
  audience: string;
  pages: number | null;
  width: number | null;
  height: number | null;
  weight: number | null;
  carton_qty: number | null;
  edition: string;
  first_published: number | null;
  rank: number | null;
  list_price_usa: number | null;
  list_price_can: number | null;
  cover_url: string;
  cover_cache: string;
  source_hash: string;
}

/** `onhand` null: in stock, number unknown ('Y' on the wire). One row for each way to buy a title at one location ('' where the shop has one). */
export interface OfferTable {
  shop_id: string;
  eisbn: string;
  condition: string;
  location_id: string;
  text: string;
  list_price: number | null;
  price: number | null;
  onhand: number | null;
  onorder: number;
  used: number;
  note: string;
  is_extra_orderable: number;
  position: number;
}

/** What browse reads of a title on sale: narrow, so that the index of a whole catalogue is made in one quick scan. */
export interface BrowseRowTable {
  shop_id: string;
  title_id: number;
  eisbn: string;
  sort_title: string;
  sort_author: string;
  release_date: number | null;
  price: number | null;
  rank: number | null;
  facets: string;
}
