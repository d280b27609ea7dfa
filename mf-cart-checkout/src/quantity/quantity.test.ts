import { describe, expect, test } from '@jest/globals';
import { clampQuantity, isPreorder, stockBelow, toQuantity, typedQuantity } from './quantity';

describe('a quantity', () => {
  test('never goes beyond 9999 [OFR-25]', () => {
    expect([clampQuantity(10_000), toQuantity('10000')]).toEqual([9999, 9999]);
  });

  test('keeps 3 typed digits, 4 of a gift card [OFR-26] [OFR-27]', () => {
    expect([typedQuantity('12345'), typedQuantity('12345', true)]).toEqual(['123', '1234']);
  });

  test.each([
    ['abc', 1],
    ['', 1],
    ['-3', 1],
    ['2.5', 1],
    ['0', 1],
    [' 7 ', 7],
  ])('typed as "%s" is %i on a title [OFR-28]', (text, quantity) => {
    expect(toQuantity(text)).toBe(quantity);
  });

  test('may be 0 in a cart line [OFR-24]', () => {
    expect(toQuantity('0', 0)).toBe(0);
  });

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
