/**
 * Adds what an account tells of its person, the tokens of emailed links, the order history with its words for search,
 * and the documents of reports, so that a restart can go on with them.
 */
export const accountMigration = `
  ALTER TABLE account ADD COLUMN phone_number_type TEXT NOT NULL DEFAULT 'home';
  ALTER TABLE account ADD COLUMN phone_number_ext TEXT NOT NULL DEFAULT '';
  ALTER TABLE account ADD COLUMN alt_phone_number TEXT NOT NULL DEFAULT '';
  ALTER TABLE account ADD COLUMN alt_phone_number_type TEXT NOT NULL DEFAULT 'home';
  ALTER TABLE account ADD COLUMN alt_phone_number_ext TEXT NOT NULL DEFAULT '';
  ALTER TABLE account ADD COLUMN account_extra_fields TEXT NOT NULL DEFAULT '{}';
  ALTER TABLE account ADD COLUMN newsletter_consent INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE account ADD COLUMN terms_consent INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE account ADD COLUMN created INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX session_account ON session (account_id) WHERE account_id IS NOT NULL;
  CREATE INDEX corp_member_corp ON corp_member (shop_id, corp_id);
  CREATE INDEX outbox_recipient ON outbox (shop_id, recipient);
  CREATE INDEX promo_use_account ON promo_use (account_id) WHERE account_id IS NOT NULL;
  CREATE INDEX payment_account ON payment (account_id) WHERE account_id IS NOT NULL;
  CREATE INDEX book_order_account ON book_order (account_id) WHERE account_id IS NOT NULL;
  CREATE TABLE account_token (
    token_hash TEXT PRIMARY KEY, shop_id TEXT NOT NULL, purpose TEXT NOT NULL CHECK (purpose IN ('sign_up', 'reset', 'email', 'link')), email TEXT NOT NULL,
    account_id TEXT NOT NULL, corp_id TEXT NOT NULL, until INTEGER NOT NULL, used INTEGER NOT NULL DEFAULT 0
  ) WITHOUT ROWID;
  CREATE INDEX account_token_until ON account_token (until);
  CREATE INDEX account_token_email ON account_token (shop_id, email);
  CREATE INDEX account_token_account ON account_token (account_id) WHERE account_id <> '';
  CREATE INDEX account_token_corp ON account_token (shop_id, corp_id) WHERE corp_id <> '';
  CREATE TABLE order_entry (
    id INTEGER PRIMARY KEY, shop_id TEXT NOT NULL, order_number TEXT NOT NULL, account_id TEXT NOT NULL, year INTEGER NOT NULL, location_id TEXT NOT NULL,
    card TEXT NOT NULL, UNIQUE (shop_id, order_number)
  );
  CREATE INDEX order_entry_account ON order_entry (account_id);
  CREATE INDEX order_entry_year ON order_entry (account_id, year);
  CREATE INDEX order_entry_location ON order_entry (account_id, location_id);
  CREATE INDEX order_entry_year_location ON order_entry (account_id, year, location_id);
  CREATE VIRTUAL TABLE order_words USING fts5 (
    scope, words, content = '', contentless_delete = 1, tokenize = "unicode61 remove_diacritics 2", prefix = '2 3'
  );
  ALTER TABLE report ADD COLUMN started INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE report ADD COLUMN claimed INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE report ADD COLUMN tries INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE report ADD COLUMN document TEXT NOT NULL DEFAULT '';
  UPDATE report SET state = 'failed' WHERE state = 'working';
  CREATE INDEX report_waiting ON report (created) WHERE state = 'working';
  CREATE INDEX report_session ON report (session_id);
`;
