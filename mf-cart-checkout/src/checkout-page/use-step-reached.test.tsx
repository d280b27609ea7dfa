/** @jest-environment jsdom */

import { bus } from '@bookfront/shared/events';
import { sessionStore } from '@bookfront/shared/session';
import { answerCalls, buildCart, buildSession } from '@bookfront/shared/testing';
import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { loadSteps } from '../testing/load-steps';
import { guest, openCheckout, toContact, toReview } from '../testing/open-checkout';

const reached: string[] = [];
let stop = () => {};
beforeAll(loadSteps, 60_000);
beforeEach(() => {
  reached.length = 0;
  stop = bus.on('checkout:step-reached', ({ step }) => void reached.push(step));
});
afterEach(() => stop());
jest.setTimeout(30_000);

test('a step is announced once when it shows, not again when the cart changes', async () => {
  openCheckout('contact', guest({ checkout: toContact }));
  await screen.findByRole('button', { name: 'Continue to payment' });
  act(() => sessionStore.set(guest({ checkout: toReview })));
  expect(reached).toEqual(['contact']);
});

test('each step that the shopper enters is announced, also one that they come back to', async () => {
  answerCalls({ 'checkout/getPaymentChoices': { pickup: ['pickup'], ship: [] } });
  const { user } = openCheckout('review', guest({ checkout: toReview }));
  await screen.findByRole('button', { name: 'Place order' });
  await user.click(screen.getByRole('link', { name: 'Payment' }));
  await screen.findByRole('button', { name: /Pay at pickup/ });
  await user.click(screen.getByRole('link', { name: 'Contact' }));
  await screen.findByRole('button', { name: 'Continue to payment' });
  await user.click(screen.getByRole('link', { name: 'Payment' }));
  await screen.findByRole('button', { name: /Pay at pickup/ });
  expect(reached).toEqual(['review', 'payment', 'contact', 'payment']);
});

test('a shopper who is redirected to the cart has reached only the cart', async () => {
  const session = guest();
  answerCalls({ 'session/get': session });
  openCheckout('payment', session);
  await screen.findByRole('button', { name: 'Check out as guest' });
  expect(reached).toEqual(['cart']);
});

test('an empty cart is no step', async () => {
  const session = buildSession({ cart: buildCart({ checkout: toContact }) });
  openCheckout('contact', session);
  await screen.findByText('There are no items in your cart.');
  expect(reached).toEqual([]);
});
