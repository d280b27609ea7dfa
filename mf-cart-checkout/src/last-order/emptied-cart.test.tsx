/** @jest-environment jsdom */

import { sessionStore } from '@bookfront/shared/session';
import { answerCalls, buildSession } from '@bookfront/shared/testing';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { loadSteps } from '../testing/load-steps';
import { customer, guest, openCheckout, toContact, toPayment, toReview } from '../testing/open-checkout';

beforeAll(loadSteps, 60_000);
jest.setTimeout(30_000);

const placed = { order_number: '100007', order: { order_number: '100007' } };
const none = { error: 'There are no items in your cart.', code: 'empty_cart' };
/** What the frame does when another tab has told of a change, or the window comes back. */
const heardOfAnEmptyCart = () => act(() => sessionStore.set(buildSession()));
const questions = (made: { name: string }[]) => made.filter(({ name }) => name === 'checkout/submit');

describe('an order placed in another tab', () => {
  test.each([
    ['cart', guest()],
    ['contact', guest({ checkout: toContact })],
    ['payment', guest({ checkout: toPayment })],
    ['review', guest({ checkout: toReview })],
  ])('is told of at /checkout/%s, with the way to it', async (step, session) => {
    const made = answerCalls({
      'session/get': buildSession(),
      'checkout/submit': placed,
      'checkout/getPaymentChoices': { pickup: ['pickup'], ship: [] },
    });
    const { user, address, container } = openCheckout(step, session);
    await waitFor(() => expect(container.querySelector('[aria-busy]')).toBeNull());
    heardOfAnEmptyCart();
    const link = await screen.findByRole('link', { name: 'See order #100007' });
    expect(screen.getByText(/Your order was placed/)).toHaveRole('status');
    expect(questions(made)).toMatchObject([{ payload: { checksum: 'sum-1', payment_choice: 'not_required' } }]);
    await user.click(link);
    expect(address()).toBe('/account/order/100007?success=1');
  });

  test('an order that was found is shown once', async () => {
    const made = answerCalls({ 'checkout/submit': placed });
    const { unmount } = openCheckout('cart', guest());
    heardOfAnEmptyCart();
    await screen.findByRole('link', { name: 'See order #100007' });
    const asked = questions(made).length;
    act(() => sessionStore.set(guest()));
    act(() => sessionStore.setCart(buildSession().cart));
    await screen.findByText('There are no items in your cart.');
    expect(screen.queryByText(/Your order was placed/)).not.toBeInTheDocument();
    expect(questions(made)).toHaveLength(asked);
    unmount();
  });

  test('the cart of an earlier visitor was not emptied elsewhere', async () => {
    const made = answerCalls({ 'checkout/submit': placed });
    openCheckout('cart', guest());
    act(() => sessionStore.set({ ...customer(), cart: buildSession().cart }));
    expect(await screen.findByText('There are no items in your cart.')).toBeVisible();
    expect(questions(made)).toEqual([]);
  });

  test('a visitor who may not know of an order gets no warning', async () => {
    answerCalls({ 'checkout/submit': { error: 'Please log in.', code: 'login_required' } });
    openCheckout('cart', guest());
    heardOfAnEmptyCart();
    await waitFor(() => expect(screen.queryByText(/We are asking/)).not.toBeInTheDocument());
    expect(screen.queryByText(/do not order again/)).not.toBeInTheDocument();
  });

  test('a cart that was emptied there without an order is empty', async () => {
    answerCalls({ 'checkout/submit': none });
    openCheckout('cart', guest());
    heardOfAnEmptyCart();
    await waitFor(() => expect(screen.queryByText(/We are asking/)).not.toBeInTheDocument());
    expect(screen.getByText('There are no items in your cart.')).toBeVisible();
    expect(screen.queryByText(/Your order/)).not.toBeInTheDocument();
  });

  test('a cart that the shopper empties here asks nothing', async () => {
    const made = answerCalls({ 'checkout/submit': placed });
    openCheckout('cart', guest());
    act(() => sessionStore.setCart(buildSession().cart));
    expect(await screen.findByText('There are no items in your cart.')).toBeVisible();
    expect(questions(made)).toEqual([]);
  });
});
