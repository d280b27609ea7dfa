/** @jest-environment jsdom */

import { renderPage } from '@bookfront/shared/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { GuestNotice } from './guest-notice';

test.each([
  ['unavailable', 'unavailable items [SEC-20]'],
  ['out-of-stock', 'out-of-stock items [SEC-21]'],
  ['gift-cards', 'gift cards [SEC-22]'],
  ['account-needed', 'items that require an account [GAP-60]'],
] as const)('a cart that is blocked as %s is said to hold %s', async (reason, what) => {
  renderPage(<GuestNotice reason={reason} onClose={() => {}} />);
  const goods = what.replace(/ \[.*/, '');
  expect(await screen.findByText(`Guest checkout is not available: the cart holds ${goods}.`)).toBeVisible();
});
