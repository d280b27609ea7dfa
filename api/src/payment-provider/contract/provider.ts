import type { PaymentChoice, Summary } from '@bookfront/shared/schemas';
import type { Selectable } from 'kysely';
import type { PaymentTable } from '../../database/checkout-tables';

export type PaymentRow = Selectable<PaymentTable>;

/** Providers by the payment choice that leads to them. */
const providerNames = [
  'paypal',
  'clearent',
  'chase',
  'global',
  'credit_card',
] as const satisfies readonly PaymentChoice[];
export type ProviderName = (typeof providerNames)[number];
export const isProvider = (choice: string): choice is ProviderName => providerNames.some((name) => name === choice);

/** What a provider says of a payment. `none`: it knows of none; `open`: nobody has paid yet. Amounts in cents. */
export interface MoneyState {
  status: 'none' | 'open' | 'authorised' | 'captured' | 'cancelled' | 'declined';
  /** The provider's own id of it. */
  reference: string;
  /** Ours there: the payment_id. */
  merchantReference: string;
  amount: number;
  currency: string;
}

export const noMoney: MoneyState = { status: 'none', reference: '', merchantReference: '', amount: 0, currency: '' };

/** What a provider's browser part gave; each adapter looks into it for what it needs. */
export type Proof = Readonly<Record<string, unknown>>;

/**
 * One way to take money. Each call may throw ProviderUnsure: then nobody knows whether it was done. Doing it again does
 * nothing more.
 */
export interface PaymentProvider {
  /**
   * Whose references these are: choices that end at one account there share it, and a result counts once for all of
   * them.
   */
  account: string;
  /** For the module in the browser; nothing of it is secret. */
  module: { address: string; key: string };
  /** The module's key where the provider gives one that ends: it is good for a quarter of its life at least. */
  visitKey?: () => Promise<string>;
  /** Cents: what it takes in one payment, where it says. */
  maxAmount?: number;
  /** Makes the payment known before anybody pays: answers the provider's reference. */
  start?: (payment: PaymentRow, summary: Summary) => Promise<string>;
  /** Holds the money. */
  authorise: (payment: PaymentRow, proof: Proof) => Promise<MoneyState>;
  /** By the provider's reference where it is known, else by ours. */
  find: (payment: PaymentRow) => Promise<MoneyState>;
  capture: (payment: PaymentRow) => Promise<MoneyState>;
  /** Gives the money back, held or taken. */
  cancel: (payment: PaymentRow) => Promise<MoneyState>;
}

/** A provider that takes a card from this server: the number goes there at once, a token comes back. */
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

/** No answer, or none that tells: the money may have been taken. */
export class ProviderUnsure extends Error {
  override name = 'ProviderUnsure';
}
