import type { z } from 'zod';
import { accountCalls } from './calls/account-calls';
import { cartCalls } from './calls/cart-calls';
import { catalogueCalls } from './calls/catalogue-calls';
import { checkoutCalls } from './calls/checkout-calls';
import { contentCalls } from './calls/content-calls';
import { listCalls } from './calls/list-calls';
import { registryCalls } from './calls/registry-calls';
import { shopCalls } from './calls/shop-calls';

/** Every call of the customer API: POST /customer/<name>. `write` calls make a session row where there is none. */
export const calls = {
  ...shopCalls,
  ...accountCalls,
  ...catalogueCalls,
  ...contentCalls,
  ...listCalls,
  ...registryCalls,
  ...cartCalls,
  ...checkoutCalls,
} satisfies Record<string, { payload: z.ZodType; reply: z.ZodType; write: boolean }>;

export type CallName = keyof typeof calls;
/** What a caller writes; numbers and flags become text on the way. */
export type Payload<N extends CallName> = z.input<(typeof calls)[N]['payload']>;
export type Reply<N extends CallName> = z.output<(typeof calls)[N]['reply']>;

export * from './account';
export * from './address';
export * from './browse';
export * from './cart';
export * from './checkout';
export * from './event';
export * from './feature';
export * from './guard-report';
export * from './limits';
export * from './list';
export * from './order';
export * from './page/document';
export * from './page/look';
export * from './page/widgets';
export * from './registry';
export * from './rules';
export * from './session';
export * from './settings';
export * from './store-record';
export * from './title';
export * from './vocabulary';
export * from './wire';
