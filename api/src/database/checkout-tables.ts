import type { Generated } from 'kysely';

/**
 * `notes`: JSON of a gift card's cart_notes, '' of any other title. One line for each title, condition, registry and
 * notes.
 */
export interface CartLineTable {
  cart_id: string;
  cart_key: string;
  eisbn: string;
  condition: string;
  quantity: number;
  position: number;
  gift_registry_id: Generated<string>;
  notes: Generated<string>;
}

/**
 * `pin_hash` '': a card without a PIN. `order_number` and `serial`: of the order that it was bought with, '' for one
 * that was not.
 */
export interface GiftCardTable {
  shop_id: string;
  number: string;
  pin_hash: string;
  balance: number;
  issued: number;
  order_number: Generated<string>;
  serial: Generated<number>;
}

/**
 * A payment by a provider; `payment_id` is the merchant's reference there, `reference` the provider's own. 'created':
 * the provider has it, and nobody has paid yet; 'started': the money may be taken; 'authorised', 'captured': it is;
 * 'voided', 'failed': none of it is kept.
 * `account`: whose references these are, one for the choices that end at the same account there; `contact`: a hash of
 * what the shopper reviewed.
 * `asked`: when the provider was last asked about it, by the reconciler or a submit that came again; `money_seen`: when
 * it first found money in one that is 'created'; `claimed`: until when, in unix seconds, a submit is at it (0: none),
 * in whichever process; `abandoned`: of one that is 'failed', when it was given up though the provider did not say that
 * it has ended (0: it did); `closed_by`: 'reconciler' where it found the end, which no shopper has been told of; else
 * ''.
 */
export interface PaymentTable {
  payment_id: string;
  shop_id: string;
  cart_key: string;
  account_id: string | null;
  session_id: string;
  idempotency_key: string;
  provider: string;
  reference: Generated<string>;
  amount: number;
  currency: string;
  status: string;
  order_number: Generated<string>;
  body_hash: string;
  email: string;
  is_test: number;
  created: number;
  updated: number;
  asked: Generated<number>;
  money_seen: Generated<number | null>;
  account: string;
  contact: Generated<string>;
  claimed: Generated<number>;
  abandoned: Generated<number>;
  closed_by: Generated<string>;
}

/**
 * `sent` null: waits to be sent, not before `next_try` (unix seconds), which also keeps an email for whoever is sending
 * it.
 */
export interface OutboxTable {
  id: Generated<number>;
  shop_id: string;
  account_id: string | null;
  kind: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  created: number;
  sent: number | null;
  tries: Generated<number>;
  next_try: Generated<number>;
}

/**
 * `address`: JSON of address fields, '' where gifts are not sent to one; `address_id` of the owner's book, where it was
 * chosen. `deadline`: unix seconds, the end of the last day. `revision` moves with every change but of items.
 */
export interface GiftRegistryTable {
  gift_registry_id: string;
  shop_id: string;
  account_id: string | null;
  title: string;
  name: string;
  occasion: string;
  description: string;
  deadline: number | null;
  shipping_encouraged: number;
  store_can_edit: number;
  address: string;
  address_id: Generated<string>;
  email: Generated<string>;
  created: Generated<number>;
  revision: Generated<number>;
}
