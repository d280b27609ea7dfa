/** @jest-environment jsdom */

import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { guest, openCheckout, toContact } from '../testing/open-checkout';

let mockIsLost = true;
const mockChunk = (path: string) => () => {
  if (mockIsLost) throw new Error('chunk gone');
  return jest.requireActual<object>(path);
};
jest.mock('../contact/contact-step', () => mockChunk('../contact/contact-step')());
jest.mock('../cart-page/dialogs/remove-all-dialog', () => mockChunk('../cart-page/dialogs/remove-all-dialog')());

test('a step whose code fails to load says so between its title and Back, and loads on the next try', async () => {
  mockIsLost = true;
  const { user } = openCheckout('contact', guest({ checkout: toContact }));
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load this part of the page');
  expect(screen.getByRole('heading', { level: 1, name: 'Your details' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back' })).toBeVisible();
  mockIsLost = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Continue to payment' })).toBeVisible();
}, 60_000);

test('a dialog whose code fails to load says so, can be closed, and opens on the next try', async () => {
  mockIsLost = true;
  const { user } = openCheckout('cart', guest());
  const opener = screen.getByRole('button', { name: 'Remove all' });
  await user.click(opener);
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(opener);
  await screen.findByRole('dialog', { name: 'We couldn’t load this part of the page' });
  mockIsLost = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Yes, remove all' })).toBeVisible();
}, 60_000);
