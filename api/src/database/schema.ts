import type { AddressFields } from '@bookfront/shared/schemas';
import type { Generated } from 'kysely';
import type { AccountTable, AccountTokenTable, OrderEntryTable } from './account-tables';
import type { BrowseLineTable, OfferTable, TitleTable } from './catalogue-tables';
import type { CartLineTable, GiftCardTable, GiftRegistryTable, OutboxTable, PaymentTable } from './checkout-tables';
import type {
  EventStretchTable,
  EventTable,
  EventTitleTable,
  FeatureTable,
  ImageTable,
  PageTable,
  ReportTable,
} from './content-tables';

/**
 * Rows as SQLite stores them: flags are 0 or 1, times unix seconds, money cents, JSON text. They never leave the api.
 */
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
  browse_line: BrowseLineTable;
  account: AccountTable;
  account_token: AccountTokenTable;
  address: AddressTable;
  corp: { shop_id: string; corp_id: string; name: string; type: string; is_institution: number; company: string };
  corp_member: { account_id: string; shop_id: string; corp_id: string; is_owner: number };
  session: {
    session_id: string;
    secret_hash: string;
    shop_id: string;
    account_id: string | null;
    cart_key: string;
    location_id: string;
    created: number;
    corp_id: Generated<string>;
  };
  cart: {
    cart_key: string;
    shop_id: string;
    account_id: string | null;
    checkout: string;
    last_order: string;
    last_checksum: string;
    promo_code: Generated<string>;
  };
  cart_line: CartLineTable;
  /** `amount` null: as much as is due. */
  cart_gift_card: { cart_key: string; number: string; amount: number | null; position: number };
  promo_use: { shop_id: string; code: string; order_number: string; account_id: string | null; used: number };
  gift_card: GiftCardTable;
  gift_card_movement: {
    id: Generated<number>;
    shop_id: string;
    number: string;
    order_number: string;
    amount: number;
    at: number;
  };
  payment: PaymentTable;
  card_handle: { handle_hash: string; shop_id: string; cart_key: string; token: string; until: number };
  outbox: OutboxTable;
  gift_registry: GiftRegistryTable;
  gift_registry_item: {
    gift_registry_id: string;
    eisbn: string;
    position: number;
    qty_requested: number;
    qty_purchased: Generated<number>;
  };
  book_order: {
    shop_id: string;
    order_number: string;
    account_id: string | null;
    cart_key: string;
    placed: number;
    document: string;
    is_test: Generated<number>;
  };
  order_entry: OrderEntryTable;
  order_line: {
    shop_id: string;
    order_number: string;
    account_id: string | null;
    eisbn: string;
    condition: string;
    quantity: number;
    placed: number;
  };
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
    /** Increases with every change of name or description. */
    revision: Generated<number>;
    /** The event that the list belongs to, '' for none. */
    event_id: Generated<string>;
  };
  list_item: { list_id: string; eisbn: string; position: number };
  page: PageTable;
  image: ImageTable;
  event: EventTable;
  event_stretch: EventStretchTable;
  event_title: EventTitleTable;
  feature: FeatureTable;
  report: ReportTable;
  login_failure: { shop_id: string; who: string; at: number; until: number };
  title_part: { shop_id: string; whole_eisbn: string; part_eisbn: string; position: number };
  result_list: { id: string; shop_id: string; created: number; name: string; eisbns: string };
  used_captcha: { token: string; until: number };
  cart_import: CartImportTable;
  import_run: { shop_id: string; fingerprint: string; records: number; finished: number };
}

/** `address_id`: from newId, or `<account_id>:0` for the account's own address, which is '0' on the wire. */
export interface AddressTable extends AddressFields {
  address_id: string;
  account_id: string;
  position: number;
}

/** An import into a cart under the page's idempotency key. `titles`: JSON of the reply's rows; `at`: unix seconds. */
export interface CartImportTable {
  cart_key: string;
  idempotency_key: string;
  rows_hash: string;
  titles: string;
  at: number;
}
