import { describe, expect, test } from '@jest/globals';
import { buildFilledCart, buildLine } from '../testing/build-line';
import { guestBlock } from './guest-block';

describe('guest checkout', () => {
  test.each([
    ['unavailable items [SEC-20] [GAP-60]', 'unavailable', buildFilledCart([buildLine({ cartable: false })])],
    ['a cart flagged unavailable [SEC-20]', 'unavailable', buildFilledCart(undefined, { contains_unavailable: true })],
    ['gift cards [SEC-22]', 'gift-cards', buildFilledCart(undefined, { contains_giftcard: true })],
    [
      'out-of-stock items [SEC-21]',
      'out-of-stock',
      buildFilledCart([buildLine({ backorder_quantity: 1, cartable_logged_in: true })]),
    ],
    [
      'items that need an account [GAP-60]',
      'account-needed',
      buildFilledCart([buildLine({ cartable_logged_in: true })]),
    ],
    [
      'the first of several reasons',
      'out-of-stock',
      buildFilledCart([buildLine({ backorder_quantity: 1 })], { contains_giftcard: true }),
    ],
  ])('is blocked by %s', (_, reason, cart) => {
    expect(guestBlock(cart)).toBe(reason);
  });

  test('is open for a cart in stock', () => {
    expect(guestBlock(buildFilledCart())).toBeUndefined();
  });
});
