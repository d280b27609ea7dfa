import type { Cart, Session } from '@bookfront/shared/schemas';
import { buildCart, buildCustomer, buildSession, buildSettings, renderPage } from '@bookfront/shared/testing';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { CheckoutPage } from '../checkout-page';
import { buildFilledCart, contact } from './build-line';
import { buildProvider, buildShipping } from './build-shipping';

/** What checkout has saved before each step. */
export const toContact: Cart['checkout'] = { ...buildCart().checkout, delivery: 'pickup' };
export const toPayment: Cart['checkout'] = { ...toContact, contact };
export const toReview: Cart['checkout'] = { ...toPayment, payment_choice: 'pickup' };
/** The same of an order that is shipped. */
export const toDelivery: Cart['checkout'] = { ...buildCart().checkout, delivery: 'ship' };
export const shipped: Cart['checkout'] = { ...toDelivery, shipping: buildShipping(), provider: buildProvider() };
export const shippedToReview: Cart['checkout'] = { ...shipped, contact, payment_choice: 'contact' };

export const guest = (over: Partial<Cart> = {}): Session => buildSession({ cart: buildFilledCart(over.items, over) });
export const customer = (over: Partial<Cart> = {}): Session =>
  buildCustomer({ cart: buildFilledCart(over.items, over) });

interface OpenOptions {
  user?: ReturnType<typeof userEvent.setup>;
  /** Stand-ins for other packages' parts. */
  parts?: Record<string, ComponentType<object>>;
}

/** Opens /checkout/{progress} as this visitor. */
export function openCheckout(
  progress: string,
  session: Session,
  settings = buildSettings(),
  { user = userEvent.setup(), parts = {} }: OpenOptions = {},
) {
  const url = `/checkout/${progress}`;
  return {
    user,
    ...renderPage(<CheckoutPage />, { page: { session, settings, url }, url, path: '/checkout/:progress', parts }),
  };
}

/** Settings of a shop whose checkout is like this. */
export const shopWith = (over: Partial<ReturnType<typeof buildSettings>['checkout_info']>) =>
  buildSettings({ checkout_info: { ...buildSettings().checkout_info, ...over } });

export async function fill(user: ReturnType<typeof userEvent.setup>, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}

/** An answer that comes a moment later. */
export const later = <T extends object>(value: T) => new Promise<T>((resolve) => setTimeout(() => resolve(value), 20));
