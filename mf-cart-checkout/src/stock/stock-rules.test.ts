import { describe, expect, test } from '@jest/globals';
import { buildFilledCart, buildLine } from '../testing/build-line';
import { canFulfil, guestBlock, shortfalls } from './stock-rules';

describe('the stock of a cart', () => {
  test('[CHK-59] a line beyond the copies on hand is short, unless the rest can be ordered or the title is still to come', () => {
    const short = buildLine({ quantity: 4 }, { onhand: 3 });
    const ordered = buildLine({ quantity: 4 }, { onhand: 3, is_extra_orderable: true });
    const preorder = buildLine({ quantity: 4 }, { onhand: 0, availability: 'forthcoming' });
    const plenty = buildLine({ quantity: 400 }, { onhand: 'Y' });
    expect(shortfalls({ items: [short, ordered, preorder, plenty] })).toEqual([{ item: short, onHand: 3 }]);
  });

  test('[CHK-60] a cart flagged contains_unavailable cannot be fulfilled', () => {
    expect([
      canFulfil(buildFilledCart()),
      canFulfil(buildFilledCart(undefined, { contains_unavailable: true })),
    ]).toEqual([true, false]);
  });
});

describe('guest checkout', () => {
  test.each([
    [
      '[SEC-20] [GAP-60] unavailable items',
      'the cart holds unavailable items',
      buildFilledCart([buildLine({ cartable: false })]),
    ],
    [
      '[SEC-20] a cart flagged unavailable',
      'the cart holds unavailable items',
      buildFilledCart(undefined, { contains_unavailable: true }),
    ],
    ['[SEC-22] gift cards', 'the cart holds gift cards', buildFilledCart(undefined, { contains_giftcard: true })],
    [
      '[SEC-21] out-of-stock items',
      'the cart holds out-of-stock items',
      buildFilledCart([buildLine({ backorder_quantity: 1, cartable_logged_in: true })]),
    ],
    [
      '[GAP-60] items that need an account',
      'the cart holds items that require an account',
      buildFilledCart([buildLine({ cartable_logged_in: true })]),
    ],
    [
      'the first of several reasons',
      'the cart holds out-of-stock items',
      buildFilledCart([buildLine({ backorder_quantity: 1 })], { contains_giftcard: true }),
    ],
  ])('is blocked by %s', (_, reason, cart) => {
    expect(guestBlock(cart)).toBe(reason);
  });

  test('is open for a cart in stock', () => {
    expect(guestBlock(buildFilledCart())).toBeUndefined();
  });
});
