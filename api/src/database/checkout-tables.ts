import type { Generated } from 'kysely';

/**
 * A cart has one line per title, condition, registry and notes. `notes`: JSON of a gift card's cart_notes, '' for any
 * other title. `price_seen`: what a copy cost when the shopper last saw its price, in cents; null: not noted.
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
  price_seen: Generated<number | null>;
}

/**
 * `pin_hash` '': a card without a PIN. `order_number` and `serial` identify the order that the card was bought with; ''
 * and 0 if none.
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

/** A payment at a provider. Times are unix seconds. */
export interface PaymentTable {
  /** Our reference at the provider. */
  payment_id: string;
  shop_id: string;
  cart_key: string;
  account_id: string | null;
  session_id: string;
  idempotency_key: string;
  provider: string;
  /** The provider's own reference. */
  reference: Generated<string>;
  amount: number;
  currency: string;
  /**
   * 'created': known to the provider, not paid yet; 'started': the money may have been taken; 'authorised', 'captured':
   * it has been; 'voided', 'failed': none of it was kept.
   */
  status: string;
  order_number: Generated<string>;
  body_hash: string;
  email: string;
  is_test: number;
  created: number;
  updated: number;
  /** When the reconciler or a repeated submit last asked the provider. */
  asked: Generated<number>;
  /** When the reconciler first found money in a payment that is 'created'. */
  money_seen: Generated<number | null>;
  /** The provider account that `reference` belongs to; several choices may share one. */
  account: string;
  /** A hash of the contact that the shopper reviewed. */
  contact: Generated<string>;
  /** Until when a submit, in any process, holds this payment; 0: none does. */
  claimed: Generated<number>;
  /** When a failed payment was given up without the provider's confirmation; 0: the provider confirmed it. */
  abandoned: Generated<number>;
  /** 'reconciler' if it closed the payment and no shopper has been told; else ''. */
  closed_by: Generated<string>;
}

/**
 * An outgoing email. `sent` null: not sent yet. `next_try` (unix seconds): the earliest time to send it; an instance
 * that is sending it moves it ahead, so that no other sends it too.
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
 * `address`: JSON of address fields, '' if gifts aren't shipped; `address_id`: its id in the owner's address book, if
 * it comes from there. `deadline`: the end of the last day, unix seconds. `revision` increases with every change except
 * to items.
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
