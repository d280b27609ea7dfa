import type { PaymentChoice, Summary } from '@bookfront/shared/schemas';
import type { Selectable } from 'kysely';
import type { PaymentTable } from '../../database/checkout-tables';

export type PaymentRow = Selectable<PaymentTable>;

/** Payment choices that have a provider. */
const providerNames = [
  'paypal',
  'clearent',
  'chase',
  'global',
  'credit_card',
] as const satisfies readonly PaymentChoice[];
export type ProviderName = (typeof providerNames)[number];
export const isProvider = (choice: string): choice is ProviderName => providerNames.some((name) => name === choice);

/** A payment's state at the provider. `none`: unknown there; `open`: not paid yet. Amounts in cents. */
export interface MoneyState {
  status: 'none' | 'open' | 'authorised' | 'captured' | 'cancelled' | 'declined';
  /** The provider's own id of the payment. */
  reference: string;
  /** Our id of the payment at the provider: the payment_id. */
  merchantReference: string;
  amount: number;
  currency: string;
}

export const noMoney: MoneyState = { status: 'none', reference: '', merchantReference: '', amount: 0, currency: '' };

/** What the provider's browser module returned; each adapter parses what it needs. */
export type Proof = Readonly<Record<string, unknown>>;

/** A payment provider. Each call may throw ProviderUnsure: then its outcome is unknown. Calls are idempotent. */
export interface PaymentProvider {
  /**
   * The account that references belong to: choices that share an account share it, so a result counts once for all of
   * them.
   */
  account: string;
  /** Public settings for the browser module. */
  module: { address: string; key: string };
  /** Returns the module's key if it expires; the key stays valid for at least a quarter of its lifetime. */
  visitKey?: () => Promise<string>;
  /** The most that the provider takes in one payment, in cents, if it has a limit. */
  maxAmount?: number;
  /** Creates the payment before the shopper pays, and returns the provider's reference. */
  start?: (payment: PaymentRow, summary: Summary) => Promise<string>;
  /** Authorises the payment: reserves the money. */
  authorise: (payment: PaymentRow, proof: Proof) => Promise<MoneyState>;
  /** Finds the payment by the provider's reference if known, else by ours. */
  find: (payment: PaymentRow) => Promise<MoneyState>;
  capture: (payment: PaymentRow) => Promise<MoneyState>;
  /** Voids or refunds the payment. */
  cancel: (payment: PaymentRow) => Promise<MoneyState>;
}

/** A provider that accepts a card from this server and returns a token. */
export interface CardProvider extends PaymentProvider {
  tokenise: (card: Card) => Promise<string | undefined>;
}
export interface Card {
  name: string;
  number: string;
  cvv: string;
  month: number;
  year: number;
  postal_code: string;
}

/** No conclusive reply: the money may have been taken. */
export class ProviderUnsure extends Error {
  override name = 'ProviderUnsure';
}
