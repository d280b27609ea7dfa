import { describe, expect, test } from '@jest/globals';
import { isPreorder, stockBelow } from './quantity';

describe('a quantity', () => {
  test('is short of stock only where some copies are on hand [OFR-29]', () => {
    expect([
      stockBelow({ onhand: 4 }, 9),
      stockBelow({ onhand: 4 }, 4),
      stockBelow({ onhand: 'Y' }, 900),
      stockBelow({ onhand: 0 }, 2),
    ]).toEqual([4, undefined, undefined, undefined]);
  });

  test('of a forthcoming title without stock is a pre-order [OFR-12]', () => {
    expect([
      isPreorder({ availability: 'forthcoming', onhand: 0 }),
      isPreorder({ availability: 'forthcoming', onhand: 2 }),
      isPreorder({ availability: 'available', onhand: 0 }),
    ]).toEqual([true, false, false]);
  });
});
