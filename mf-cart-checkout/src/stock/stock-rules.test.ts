import { describe, expect, test } from '@jest/globals';
import { buildFilledCart, buildLine } from '../testing/build-line';
import { canFulfil, shortfalls } from './stock-rules';

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
