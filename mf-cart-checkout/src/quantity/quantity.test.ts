import { describe, expect, test } from '@jest/globals';
import { clampQuantity, isPreorder, stockBelow, toQuantity, typedQuantity } from './quantity';

describe('a quantity', () => {
  test('[OFR-25] never goes beyond 9999', () => {
    expect([clampQuantity(10_000), toQuantity('10000')]).toEqual([9999, 9999]);
  });

  test('[OFR-26] [OFR-27] keeps 3 typed digits, 4 of a gift card', () => {
    expect([typedQuantity('12345'), typedQuantity('12345', true)]).toEqual(['123', '1234']);
  });

  test.each([
    ['abc', 1],
    ['', 1],
    ['-3', 1],
    ['2.5', 1],
    ['0', 1],
    [' 7 ', 7],
  ])('[OFR-28] typed as "%s" is %i on a title', (text, quantity) => {
    expect(toQuantity(text)).toBe(quantity);
  });

  test('[OFR-24] may be 0 in a cart line', () => {
    expect(toQuantity('0', 0)).toBe(0);
  });

  test('[OFR-29] is short of stock only where some copies are on hand', () => {
    expect([
      stockBelow({ onhand: 4 }, 9),
      stockBelow({ onhand: 4 }, 4),
      stockBelow({ onhand: 'Y' }, 900),
      stockBelow({ onhand: 0 }, 2),
    ]).toEqual([4, undefined, undefined, undefined]);
  });

  test('[OFR-12] of a forthcoming title without stock is a pre-order', () => {
    expect([
      isPreorder({ availability: 'forthcoming', onhand: 0 }),
      isPreorder({ availability: 'forthcoming', onhand: 2 }),
      isPreorder({ availability: 'available', onhand: 0 }),
    ]).toEqual([true, false, false]);
  });
});
