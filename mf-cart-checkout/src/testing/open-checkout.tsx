import type { Cart, Session } from '@bookfront/shared/schemas';
import { buildCart, buildCustomer, buildSession, buildSettings, renderPage } from '@bookfront/shared/testing';
import userEvent from '@testing-library/user-event';
import { CheckoutPage } from '../cart/steps/checkout-page';
import { buildFilledCart, contact } from './build-line';

/** What checkout has saved before each step. */
export const toContact: Cart['checkout'] = { ...buildCart().checkout, delivery: 'pickup' };
export const toPayment: Cart['checkout'] = { ...toContact, contact };
export const toReview: Cart['checkout'] = { ...toPayment, payment_choice: 'pickup' };

export const guest = (over: Partial<Cart> = {}): Session => buildSession({ cart: buildFilledCart(over.items, over) });
export const customer = (over: Partial<Cart> = {}): Session => buildCustomer({ cart: buildFilledCart(over.items, over) });

/** Opens /checkout/{progress} as this visitor. */
export function openCheckout(progress: string, session: Session, settings = buildSettings(), user = userEvent.setup()) {
  const url = `/checkout/${progress}`;
  return { user, ...renderPage(<CheckoutPage />, { page: { session, settings, url }, url, path: '/checkout/:progress' }) };
}

export async function fill(user: ReturnType<typeof userEvent.setup>, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}

/** An answer that comes while the test waits for what it brings. */
export const later = <T extends object>(value: T) => new Promise<T>((resolve) => setTimeout(() => resolve(value), 20));
