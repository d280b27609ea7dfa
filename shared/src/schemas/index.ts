import type { z } from 'zod';
import { accountAreaCalls } from './calls/account-area-calls';
import { accountCalls } from './calls/account-calls';
import { cartCalls } from './calls/cart-calls';
import { catalogueCalls } from './calls/catalogue-calls';
import { checkoutCalls } from './calls/checkout-calls';
import { contentCalls } from './calls/content-calls';
import { listCalls } from './calls/list-calls';
import { orderHistoryCalls } from './calls/order-history-calls';
import { registryCalls } from './calls/registry-calls';
import { shopCalls } from './calls/shop-calls';

/** Every call of the customer API: POST /customer/<name>. `write` calls make a session row where there is none. */
export const calls = {
  ...shopCalls,
  ...accountCalls,
  ...accountAreaCalls,
  ...catalogueCalls,
  ...contentCalls,
  ...listCalls,
  ...registryCalls,
  ...cartCalls,
  ...checkoutCalls,
  ...orderHistoryCalls,
} satisfies CallTable;

type CallTable = Record<string, { payload: z.ZodType; reply: z.ZodType; write: boolean }>;

export type CallName = keyof typeof calls;
/** What a caller writes; numbers and flags become text on the way. */
export type Payload<N extends CallName> = z.input<(typeof calls)[N]['payload']>;
export type Reply<N extends CallName> = z.output<(typeof calls)[N]['reply']>;

export * from './account';
export * from './account-profile';
export * from './address';
export * from './browse';
export * from './cart/cart';
export * from './cart/cart-item';
export * from './cart/checkout-state';
export * from './cart/shipping';
export * from './cart/summary';
export * from './checkout';
export * from './event';
export * from './feature';
export * from './form-calls';
export * from './guard-report';
export * from './limits';
export * from './list';
export * from './order';
export * from './order-history';
export * from './page/document';
export * from './page/look';
export * from './page/widgets';
export * from './registry';
export * from './rules';
export * from './session';
export * from './settings/menu';
export * from './settings/site-settings';
export * from './settings/store-info';
export * from './store-record';
export * from './title';
export * from './vocabulary';
export * from './wire';
