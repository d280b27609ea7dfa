import { accountMigration } from './account-migration';
import { contentMigration } from './content-migration';

/** Applied in order, each once, in the transaction that increments `user_version`. Never change a published entry. */
export const migrations: readonly string[] = [
  `
  CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE shop (
    number INTEGER PRIMARY KEY, store_id TEXT NOT NULL UNIQUE, webstore_name TEXT NOT NULL UNIQUE, host TEXT NOT NULL DEFAULT '', tax_place TEXT NOT NULL,
    settings TEXT NOT NULL, catalogue_revision INTEGER NOT NULL DEFAULT 0, next_order INTEGER NOT NULL DEFAULT 100001
  );
  CREATE TABLE title (
    id INTEGER PRIMARY KEY, shop_id TEXT NOT NULL, eisbn TEXT NOT NULL, title TEXT NOT NULL, subtitle TEXT NOT NULL, title_roman TEXT NOT NULL, authors TEXT NOT NULL,
    publisher TEXT NOT NULL, language TEXT NOT NULL, original_language TEXT NOT NULL, binding TEXT NOT NULL, binding_code TEXT NOT NULL, product_class TEXT NOT NULL,
    series TEXT NOT NULL, series_key TEXT NOT NULL, series_num TEXT NOT NULL, work_key TEXT NOT NULL, release_date INTEGER, is_large_print INTEGER NOT NULL,
    is_giftcard INTEGER NOT NULL, for_sale INTEGER NOT NULL, status TEXT NOT NULL, description TEXT NOT NULL, bio TEXT NOT NULL, reviews TEXT NOT NULL,
    subjects TEXT NOT NULL, topics TEXT NOT NULL, section TEXT NOT NULL, audience TEXT NOT NULL, pages INTEGER, width REAL, height REAL, weight REAL, carton_qty INTEGER,
    edition TEXT NOT NULL, first_published INTEGER, rank INTEGER, list_price_usa INTEGER, list_price_can INTEGER, cover_url TEXT NOT NULL, cover_cache TEXT NOT NULL,
    source_hash TEXT NOT NULL, UNIQUE (shop_id, eisbn)
  );
  CREATE INDEX title_work ON title (shop_id, work_key);
  CREATE INDEX title_series ON title (shop_id, series_key) WHERE series_key <> '';
  CREATE TABLE offer (
    shop_id TEXT NOT NULL, eisbn TEXT NOT NULL, condition TEXT NOT NULL, location_id TEXT NOT NULL, text TEXT NOT NULL, list_price INTEGER, price INTEGER,
    onhand INTEGER CHECK (onhand IS NULL OR onhand >= 0), onorder INTEGER NOT NULL, used INTEGER NOT NULL, note TEXT NOT NULL, is_extra_orderable INTEGER NOT NULL,
    position INTEGER NOT NULL, PRIMARY KEY (shop_id, eisbn, condition, location_id)
  ) WITHOUT ROWID;
  CREATE TABLE browse_row (
    shop_id TEXT NOT NULL, title_id INTEGER NOT NULL, eisbn TEXT NOT NULL, sort_title TEXT NOT NULL, sort_author TEXT NOT NULL, release_date INTEGER, price INTEGER,
    rank INTEGER, facets TEXT NOT NULL, PRIMARY KEY (shop_id, title_id)
  ) WITHOUT ROWID;
  CREATE INDEX browse_row_title ON browse_row (shop_id, sort_title);
  CREATE TABLE account (
    account_id TEXT PRIMARY KEY, shop_id TEXT NOT NULL, email TEXT NOT NULL, san TEXT NOT NULL, password_hash TEXT NOT NULL, first_name TEXT NOT NULL,
    last_name TEXT NOT NULL, phone_number TEXT NOT NULL, company TEXT NOT NULL, is_institution INTEGER NOT NULL, is_owner INTEGER NOT NULL, corp_id TEXT NOT NULL,
    communication_preference TEXT NOT NULL, wishlist_id TEXT NOT NULL, UNIQUE (shop_id, email), UNIQUE (shop_id, san)
  ) WITHOUT ROWID;
  CREATE TABLE session (
    session_id TEXT PRIMARY KEY, secret_hash TEXT NOT NULL UNIQUE, shop_id TEXT NOT NULL, account_id TEXT, cart_key TEXT NOT NULL, location_id TEXT NOT NULL, created INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE cart (cart_key TEXT PRIMARY KEY, shop_id TEXT NOT NULL, account_id TEXT UNIQUE, checkout TEXT NOT NULL, last_order TEXT NOT NULL, last_checksum TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE cart_line (
    cart_id TEXT PRIMARY KEY, cart_key TEXT NOT NULL, eisbn TEXT NOT NULL, condition TEXT NOT NULL, quantity INTEGER NOT NULL, position INTEGER NOT NULL,
    UNIQUE (cart_key, eisbn, condition)
  ) WITHOUT ROWID;
  CREATE TABLE book_order (
    shop_id TEXT NOT NULL, order_number TEXT NOT NULL, account_id TEXT, cart_key TEXT NOT NULL, placed INTEGER NOT NULL, document TEXT NOT NULL, PRIMARY KEY (shop_id, order_number)
  ) WITHOUT ROWID;
  CREATE TABLE order_line (
    shop_id TEXT NOT NULL, order_number TEXT NOT NULL, account_id TEXT, eisbn TEXT NOT NULL, condition TEXT NOT NULL, quantity INTEGER NOT NULL, placed INTEGER NOT NULL,
    PRIMARY KEY (shop_id, order_number, eisbn, condition)
  ) WITHOUT ROWID;
  CREATE INDEX order_line_account ON order_line (account_id, eisbn, placed) WHERE account_id IS NOT NULL;
  CREATE TABLE submission (cart_key TEXT NOT NULL, idempotency_key TEXT NOT NULL, body_hash TEXT NOT NULL, order_number TEXT NOT NULL, PRIMARY KEY (cart_key, idempotency_key)) WITHOUT ROWID;
  CREATE TABLE list (
    list_id TEXT PRIMARY KEY, shop_id TEXT NOT NULL, account_id TEXT, name TEXT NOT NULL, description TEXT NOT NULL, header TEXT NOT NULL, header_visible INTEGER NOT NULL,
    can_delete INTEGER NOT NULL, placement TEXT NOT NULL, max_titles INTEGER, needs_login INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX list_account ON list (account_id) WHERE account_id IS NOT NULL;
  CREATE TABLE list_item (list_id TEXT NOT NULL, eisbn TEXT NOT NULL, position INTEGER NOT NULL, PRIMARY KEY (list_id, eisbn)) WITHOUT ROWID;
  CREATE INDEX list_item_position ON list_item (list_id, position);
  CREATE TABLE page (shop_id TEXT NOT NULL, page_id TEXT NOT NULL, blocks TEXT NOT NULL, PRIMARY KEY (shop_id, page_id)) WITHOUT ROWID;
  CREATE TABLE login_failure (shop_id TEXT NOT NULL, who TEXT NOT NULL, at INTEGER NOT NULL);
  CREATE INDEX login_failure_who ON login_failure (shop_id, who, at);
  CREATE TABLE import_run (shop_id TEXT NOT NULL, fingerprint TEXT NOT NULL, records INTEGER NOT NULL, finished INTEGER NOT NULL, PRIMARY KEY (shop_id, fingerprint)) WITHOUT ROWID;
  `,
  `
  CREATE TABLE corp (
    shop_id TEXT NOT NULL, corp_id TEXT NOT NULL, name TEXT NOT NULL, type TEXT NOT NULL, is_institution INTEGER NOT NULL, company TEXT NOT NULL, PRIMARY KEY (shop_id, corp_id)
  ) WITHOUT ROWID;
  CREATE TABLE corp_member (
    account_id TEXT NOT NULL, shop_id TEXT NOT NULL, corp_id TEXT NOT NULL, is_owner INTEGER NOT NULL, PRIMARY KEY (account_id, corp_id)
  ) WITHOUT ROWID;
  INSERT OR IGNORE INTO corp SELECT shop_id, corp_id, company, 'customer', is_institution, company FROM account WHERE corp_id <> '';
  INSERT INTO corp_member SELECT account_id, shop_id, corp_id, is_owner FROM account WHERE corp_id <> '';
  ALTER TABLE session ADD COLUMN corp_id TEXT NOT NULL DEFAULT '';
  ALTER TABLE book_order ADD COLUMN is_test INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE title ADD COLUMN extras TEXT NOT NULL DEFAULT '{}';
  CREATE TABLE title_part (
    shop_id TEXT NOT NULL, whole_eisbn TEXT NOT NULL, part_eisbn TEXT NOT NULL, position INTEGER NOT NULL, PRIMARY KEY (shop_id, whole_eisbn, part_eisbn)
  ) WITHOUT ROWID;
  CREATE INDEX title_part_part ON title_part (shop_id, part_eisbn);
  DROP TABLE browse_row;
  CREATE TABLE browse_line (
    shop_id TEXT NOT NULL, popularity INTEGER NOT NULL, title_id INTEGER NOT NULL, listed INTEGER NOT NULL, sort_title TEXT NOT NULL, sort_author TEXT NOT NULL,
    release_date INTEGER, price INTEGER, flags INTEGER NOT NULL, facets TEXT NOT NULL, words TEXT NOT NULL, changed INTEGER NOT NULL, touched INTEGER NOT NULL,
    PRIMARY KEY (shop_id, popularity, title_id)
  ) WITHOUT ROWID;
  CREATE UNIQUE INDEX browse_line_title ON browse_line (title_id);
  CREATE INDEX browse_line_touched ON browse_line (shop_id, touched);
  CREATE TABLE result_list (id TEXT PRIMARY KEY, shop_id TEXT NOT NULL, created INTEGER NOT NULL, name TEXT NOT NULL, eisbns TEXT NOT NULL) WITHOUT ROWID;
  CREATE INDEX result_list_created ON result_list (created);
  CREATE TABLE used_captcha (token TEXT PRIMARY KEY, until INTEGER NOT NULL) WITHOUT ROWID;
  `,
  `
  CREATE TABLE address (
    address_id TEXT PRIMARY KEY, account_id TEXT NOT NULL, position INTEGER NOT NULL, name TEXT NOT NULL, company_name TEXT NOT NULL, phone_number TEXT NOT NULL,
    phone_number_ext TEXT NOT NULL, email_address TEXT NOT NULL, street_address TEXT NOT NULL, street_address_2 TEXT NOT NULL, city TEXT NOT NULL, country TEXT NOT NULL,
    province TEXT NOT NULL, postal_code TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX address_account ON address (account_id, position);
  ALTER TABLE account ADD COLUMN preferred_address TEXT NOT NULL DEFAULT '';
  `,
  `
  CREATE TABLE line_of_cart (
    cart_id TEXT PRIMARY KEY, cart_key TEXT NOT NULL, eisbn TEXT NOT NULL, condition TEXT NOT NULL, quantity INTEGER NOT NULL, position INTEGER NOT NULL,
    gift_registry_id TEXT NOT NULL DEFAULT '', notes TEXT NOT NULL DEFAULT '', UNIQUE (cart_key, eisbn, condition, gift_registry_id, notes)
  );
  INSERT INTO line_of_cart (cart_id, cart_key, eisbn, condition, quantity, position) SELECT cart_id, cart_key, eisbn, condition, quantity, position FROM cart_line;
  DROP TABLE cart_line;
  ALTER TABLE line_of_cart RENAME TO cart_line;
  ALTER TABLE cart ADD COLUMN promo_code TEXT NOT NULL DEFAULT '';
  CREATE TABLE cart_gift_card (cart_key TEXT NOT NULL, number TEXT NOT NULL, amount INTEGER, position INTEGER NOT NULL, PRIMARY KEY (cart_key, number)) WITHOUT ROWID;
  CREATE TABLE promo_use (
    shop_id TEXT NOT NULL, code TEXT NOT NULL, order_number TEXT NOT NULL, account_id TEXT, used INTEGER NOT NULL, PRIMARY KEY (shop_id, code, order_number)
  ) WITHOUT ROWID;
  CREATE TABLE gift_card (
    shop_id TEXT NOT NULL, number TEXT NOT NULL, pin_hash TEXT NOT NULL, balance INTEGER NOT NULL CHECK (balance >= 0), issued INTEGER NOT NULL,
    order_number TEXT NOT NULL DEFAULT '', serial INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (shop_id, number)
  ) WITHOUT ROWID;
  CREATE UNIQUE INDEX gift_card_issue ON gift_card (shop_id, order_number, serial) WHERE order_number <> '';
  CREATE TABLE gift_card_movement (
    id INTEGER PRIMARY KEY, shop_id TEXT NOT NULL, number TEXT NOT NULL, order_number TEXT NOT NULL, amount INTEGER NOT NULL, at INTEGER NOT NULL
  );
  CREATE INDEX gift_card_movement_card ON gift_card_movement (shop_id, number);
  CREATE TABLE payment (
    payment_id TEXT PRIMARY KEY, shop_id TEXT NOT NULL, cart_key TEXT NOT NULL, account_id TEXT, session_id TEXT NOT NULL, idempotency_key TEXT NOT NULL,
    provider TEXT NOT NULL, reference TEXT NOT NULL DEFAULT '', amount INTEGER NOT NULL CHECK (amount > 0), currency TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('created', 'started', 'authorised', 'captured', 'voided', 'failed')),
    order_number TEXT NOT NULL DEFAULT '', body_hash TEXT NOT NULL, email TEXT NOT NULL, is_test INTEGER NOT NULL, created INTEGER NOT NULL, updated INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE UNIQUE INDEX payment_reference ON payment (CASE provider WHEN 'credit_card' THEN 'global' ELSE provider END, reference) WHERE reference <> '';
  CREATE UNIQUE INDEX payment_open ON payment (cart_key) WHERE status IN ('started', 'authorised') AND order_number = '';
  CREATE INDEX payment_unsettled ON payment (updated) WHERE status IN ('created', 'started', 'authorised');
  CREATE TABLE card_handle (
    handle_hash TEXT PRIMARY KEY, shop_id TEXT NOT NULL, cart_key TEXT NOT NULL, token TEXT NOT NULL, until INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE outbox (
    id INTEGER PRIMARY KEY, shop_id TEXT NOT NULL, account_id TEXT, kind TEXT NOT NULL, recipient TEXT NOT NULL, subject TEXT NOT NULL, text TEXT NOT NULL,
    html TEXT NOT NULL, created INTEGER NOT NULL, sent INTEGER, tries INTEGER NOT NULL DEFAULT 0
  );
  CREATE INDEX outbox_waiting ON outbox (id) WHERE sent IS NULL;
  CREATE INDEX outbox_account ON outbox (account_id, kind, created) WHERE account_id IS NOT NULL;
  CREATE TABLE gift_registry (
    gift_registry_id TEXT PRIMARY KEY, shop_id TEXT NOT NULL, account_id TEXT, title TEXT NOT NULL, name TEXT NOT NULL, occasion TEXT NOT NULL,
    description TEXT NOT NULL, deadline INTEGER, shipping_encouraged INTEGER NOT NULL, store_can_edit INTEGER NOT NULL, address TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE gift_registry_item (
    gift_registry_id TEXT NOT NULL, eisbn TEXT NOT NULL, position INTEGER NOT NULL, qty_requested INTEGER NOT NULL, qty_purchased INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (gift_registry_id, eisbn)
  ) WITHOUT ROWID;
  CREATE INDEX title_gift_card ON title (shop_id, id) WHERE is_giftcard = 1;
  `,
  `
  ALTER TABLE outbox ADD COLUMN next_try INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX outbox_due ON outbox (shop_id, next_try) WHERE sent IS NULL;
  ALTER TABLE payment ADD COLUMN asked INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE payment ADD COLUMN money_seen INTEGER;
  `,
  `
  ALTER TABLE payment ADD COLUMN account TEXT NOT NULL DEFAULT '';
  UPDATE payment SET account = CASE provider WHEN 'credit_card' THEN 'global' ELSE provider END;
  DROP INDEX payment_reference;
  CREATE UNIQUE INDEX payment_reference ON payment (account, reference) WHERE reference <> '';
  ALTER TABLE payment ADD COLUMN contact TEXT NOT NULL DEFAULT '';
  `,
  `
  ALTER TABLE payment ADD COLUMN claimed INTEGER NOT NULL DEFAULT 0;
  `,
  `
  ALTER TABLE payment ADD COLUMN abandoned INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX payment_abandoned ON payment (abandoned) WHERE abandoned > 0;
  `,
  `
  CREATE INDEX payment_submit ON payment (cart_key, idempotency_key);
  `,
  `
  CREATE TABLE cart_import (
    cart_key TEXT NOT NULL, idempotency_key TEXT NOT NULL, rows_hash TEXT NOT NULL, titles TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (cart_key, idempotency_key)
  ) WITHOUT ROWID;
  CREATE INDEX cart_import_at ON cart_import (at);
  `,
  `
  ALTER TABLE login_failure ADD COLUMN until INTEGER NOT NULL DEFAULT 0;
  UPDATE login_failure SET until = at + 900;
  CREATE INDEX login_failure_until ON login_failure (until);
  `,
  `
  ALTER TABLE payment ADD COLUMN closed_by TEXT NOT NULL DEFAULT '';
  `,
  `
  UPDATE payment SET closed_by = 'reconciler' WHERE abandoned > 0;
  `,
  `
  ALTER TABLE list ADD COLUMN revision INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE list ADD COLUMN event_id TEXT NOT NULL DEFAULT '';
  ALTER TABLE gift_registry ADD COLUMN revision INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE gift_registry ADD COLUMN created INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE gift_registry ADD COLUMN email TEXT NOT NULL DEFAULT '';
  ALTER TABLE gift_registry ADD COLUMN address_id TEXT NOT NULL DEFAULT '';
  CREATE INDEX gift_registry_account ON gift_registry (account_id) WHERE account_id IS NOT NULL;
  ALTER TABLE account ADD COLUMN is_staff INTEGER NOT NULL DEFAULT 0;
  `,
  contentMigration,
  accountMigration,
  `
  ALTER TABLE report ADD COLUMN account_id TEXT NOT NULL DEFAULT '';
  CREATE INDEX report_account ON report (account_id) WHERE account_id <> '';
  DROP INDEX report_session;
  INSERT INTO order_words (order_words) VALUES ('delete-all');
  DELETE FROM order_entry;
  DELETE FROM meta WHERE key = 'order-entries';
  `,
  `
  ALTER TABLE title ADD COLUMN release_precision TEXT NOT NULL DEFAULT 'day';
  ALTER TABLE title ADD COLUMN provenance TEXT NOT NULL DEFAULT '{}';
  `,
  `
  ALTER TABLE cart_line ADD COLUMN price_seen INTEGER;
  `,
];
