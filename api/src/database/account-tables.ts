import type { Generated } from 'kysely';

/** A person's account. `newsletter_consent`, `terms_consent`, `created`: unix seconds, 0 for never or unknown. */
export interface AccountTable {
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
  /** Whether the member is one of the shop's staff (SEC-09). */
  is_staff: Generated<number>;
  is_owner: number;
  corp_id: string;
  communication_preference: string;
  wishlist_id: string;
  preferred_address: Generated<string>;
  phone_number_type: Generated<string>;
  phone_number_ext: Generated<string>;
  alt_phone_number: Generated<string>;
  alt_phone_number_type: Generated<string>;
  alt_phone_number_ext: Generated<string>;
  /** JSON of texts by the keys of the shop's own fields. */
  account_extra_fields: Generated<string>;
  newsletter_consent: Generated<number>;
  terms_consent: Generated<number>;
  created: Generated<number>;
}

export type TokenPurpose = 'sign_up' | 'reset' | 'email' | 'link';

/**
 * A token of an emailed link, for one purpose and address. `email`: the folded address that it was sent to;
 * `account_id`: whose account it changes; `corp_id`: the institution that invites; '' for none. `used`: unix seconds, 0
 * until then.
 */
export interface AccountTokenTable {
  token_hash: string;
  shop_id: string;
  purpose: TokenPurpose;
  email: string;
  account_id: string;
  corp_id: string;
  until: number;
  used: Generated<number>;
}

/**
 * An order in its account's history. Ids rise with the orders. `year`: in the shop's time zone. `card`: JSON of the
 * history's row, so that no page of the history reads a whole order.
 */
export interface OrderEntryTable {
  id: Generated<number>;
  shop_id: string;
  order_number: string;
  account_id: string;
  year: number;
  location_id: string;
  card: string;
}
