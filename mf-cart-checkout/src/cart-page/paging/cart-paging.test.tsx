/** @jest-environment jsdom */

import { answerCalls } from '@bookfront/shared/testing';
import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { buildFilledCart, buildLine } from '../../testing/build-line';
import { loadSteps } from '../../testing/load-steps';
import { guest, openCheckout } from '../../testing/open-checkout';

beforeAll(loadSteps, 60_000);
beforeEach(() => sessionStorage.clear());
jest.setTimeout(30_000);

const long = (lines: number) =>
  guest({
    items: Array.from({ length: lines }, (_, i) =>
      buildLine({ cart_id: `c${i}` }, {}, { eisbn: `97868000${i}`, title: `Book ${i + 1}` }),
    ),
  });

test('a long cart has pages, and opens at the one that was shown [CRT-02]', async () => {
  const { user, unmount } = openCheckout('cart', long(30));
  expect(screen.getByRole('link', { name: 'Book 26' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Book 27' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('link', { name: 'Book 27' })).toBeVisible();
  unmount();
  openCheckout('cart', long(30));
  expect(screen.getByText('Page 2 of 2')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Book 30' })).toBeVisible();
});

test('a page that is no longer there gives way to the last one; a short cart has no pages', () => {
  sessionStorage.setItem('cart_page', '5');
  const { unmount } = openCheckout('cart', long(30));
  expect(screen.getByText('Page 2 of 2')).toBeVisible();
  unmount();
  openCheckout('cart', long(3));
  expect(screen.queryByRole('navigation', { name: 'Pages of the cart' })).not.toBeInTheDocument();
});

test('the last line of a page that is removed leaves the focus to the line before, on the page before', async () => {
  const { items } = long(27).cart;
  answerCalls({ 'cart/removeItem': { cart: buildFilledCart(items.slice(0, 26)) } });
  const { user } = openCheckout('cart', long(27));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(screen.getByRole('button', { name: 'Remove Book 27' }));
  const before = await screen.findByRole('link', { name: 'Book 26' });
  await waitFor(() => expect(before).toHaveFocus());
});
