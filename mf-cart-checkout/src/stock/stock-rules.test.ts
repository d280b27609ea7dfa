import { describe, expect, test } from '@jest/globals';
import { buildFilledCart, buildLine } from '../testing/build-line';
import { canFulfil, guestBlock, shortfalls } from './stock-rules';

describe('the stock of a cart', () => {
  test('a line beyond the copies on hand is short, unless the rest can be ordered or the title is still to come [CHK-59]', () => {
    const short = buildLine({ quantity: 4 }, { onhand: 3 });
    const ordered = buildLine({ quantity: 4 }, { onhand: 3, is_extra_orderable: true });
    const preorder = buildLine({ quantity: 4 }, { onhand: 0, availability: 'forthcoming' });
    const plenty = buildLine({ quantity: 400 }, { onhand: 'Y' });
    expect(shortfalls({ items: [short, ordered, preorder, plenty] })).toEqual([{ item: short, onHand: 3 }]);
  });

  test('a cart flagged contains_unavailable cannot be fulfilled [CHK-60]', () => {
    expect([
      canFulfil(buildFilledCart()),
      canFulfil(buildFilledCart(undefined, { contains_unavailable: true })),
    ]).toEqual([true, false]);
  });
});

describe('guest checkout', () => {
  test.each([
    [
      'unavailable items [SEC-20] [GAP-60]',
      'the cart holds unavailable items',
      buildFilledCart([buildLine({ cartable: false })]),
    ],
    [
      'a cart flagged unavailable [SEC-20]',
      'the cart holds unavailable items',
      buildFilledCart(undefined, { contains_unavailable: true }),
    ],
    ['gift cards [SEC-22]', 'the cart holds gift cards', buildFilledCart(undefined, { contains_giftcard: true })],
    [
      'out-of-stock items [SEC-21]',
      'the cart holds out-of-stock items',
      buildFilledCart([buildLine({ backorder_quantity: 1, cartable_logged_in: true })]),
    ],
    [
      'items that need an account [GAP-60]',
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
