/** @jest-environment jsdom */

import { limits } from '@bookfront/shared/schemas/limits';
import { sessionStore } from '@bookfront/shared/session';
import { answerCalls, buildSession, pending } from '@bookfront/shared/testing';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { loadSteps } from '../testing/load-steps';
import { customer, guest, openCheckout, toContact, toPayment, toReview } from '../testing/open-checkout';

beforeAll(loadSteps, 60_000);
jest.setTimeout(30_000);

const leave = () => act(() => void window.dispatchEvent(new Event('blur')));
const dismiss = () => act(() => void window.dispatchEvent(new Event('focus')));
const same = { 'session/getChecksum': { cart_checksum: 'sum-1' } };
const overlay = () => screen.queryByRole('button', { name: 'Click anywhere to continue.' });

describe('a shopper who is in another window', () => {
  test('leaving the window covers the step and compares the cart; a click removes the overlay [CHK-52] [CHK-53]', async () => {
    const made = answerCalls(same);
    const { user, address } = openCheckout('contact', guest({ checkout: toContact }));
    await screen.findByRole('button', { name: 'Continue to payment' });
    leave();
    expect(overlay()).toBeVisible();
    expect(made.map(({ name }) => name)).toEqual(['session/getChecksum']);
    const shown = overlay();
    if (shown) await user.click(shown);
    expect(overlay()).toBeNull();
    expect(address()).toBe('/checkout/contact');
  });

  test('the overlay goes as well when the window comes back [CHK-53]', async () => {
    answerCalls(same);
    openCheckout('contact', guest({ checkout: toContact }));
    await screen.findByRole('button', { name: 'Continue to payment' });
    leave();
    dismiss();
    expect(overlay()).toBeNull();
  });

  const paying = (payment_choice: 'paypal' | 'global' | 'chase' | 'clearent') => ({ ...toReview, payment_choice });
  test.each([
    ['payment', toPayment],
    ['credit_card', { ...toPayment, payment_choice: 'credit_card' as const }],
    ['review', paying('paypal')],
    ['review', paying('global')],
    ['clearent', paying('clearent')],
    ['chase', paying('chase')],
  ])('no overlay stands over %s [CHK-54]', async (step, checkout) => {
    answerCalls({
      ...same,
      'checkout/getPaymentChoices': { pickup: [], ship: [] },
      'checkout/getPaymentModule': { error: 'Closed.', code: 'payment' },
    });
    const { container } = openCheckout(step, guest({ checkout }));
    await waitFor(() => expect(container.querySelector('[aria-busy]')).toBeNull());
    leave();
    expect(overlay()).toBeNull();
  });

  test('on a review that is paid in the shop it does [CHK-53]', async () => {
    answerCalls(same);
    openCheckout('review', guest({ checkout: toReview }));
    await screen.findByRole('button', { name: 'Place order' });
    leave();
    expect(overlay()).toBeVisible();
  });

  test('a cart that was emptied elsewhere is shown empty [CHK-55] [GAP-65]', async () => {
    answerCalls({ 'session/getChecksum': { cart_checksum: limits.emptyCartChecksum }, 'session/get': buildSession() });
    openCheckout('contact', guest({ checkout: toContact }));
    await screen.findByRole('button', { name: 'Continue to payment' });
    dismiss();
    expect(await screen.findByText('There are no items in your cart.')).toBeVisible();
  });

  test('a comparison that a change of this page overtakes is ignored [CHK-52]', async () => {
    const [sum, saved] = [pending<object>(), pending<object>()];
    answerCalls({
      'session/getChecksum': () => sum.promise,
      'checkout/setExtras': () => saved.promise,
      'session/get': guest({ checkout: toPayment }),
    });
    const { user, address } = openCheckout('contact', customer({ checkout: toPayment }));
    await user.click(await screen.findByRole('button', { name: 'Continue to payment' }));
    dismiss();
    await act(async () => sum.resolve({ cart_checksum: 'after' }));
    expect(address()).toBe('/checkout/contact');
    await act(async () => saved.resolve({ error: 'Closed.', code: 'internal' }));
  });

  test.each(['sum-1', 'after'])(
    'a checksum older than the shopper’s own change is ignored: %s [CHK-52]',
    async (cart_checksum) => {
      const sum = pending<object>();
      answerCalls({ 'session/getChecksum': () => sum.promise, 'session/get': guest({ checkout: toContact }) });
      const { address } = openCheckout('contact', guest({ checkout: toContact }));
      await screen.findByRole('button', { name: 'Continue to payment' });
      dismiss();
      act(() => sessionStore.setCart(guest({ checkout: toContact, checksum: 'after' }).cart));
      await act(async () => sum.resolve({ cart_checksum }));
      expect(address()).toBe('/checkout/contact');
    },
  );

  test('a change that the shopper makes in this page is expected', async () => {
    const changed = guest({ checkout: toPayment, checksum: 'after' });
    answerCalls({
      'session/getChecksum': { cart_checksum: 'after' },
      'checkout/getPaymentChoices': { pickup: ['pickup'], ship: [] },
    });
    const { address } = openCheckout('payment', customer({ checkout: toPayment }));
    await screen.findByRole('button', { name: /Pay at pickup/ });
    act(() => sessionStore.setCart(changed.cart));
    dismiss();
    await act(async () => {});
    expect(address()).toBe('/checkout/payment');
  });
});
