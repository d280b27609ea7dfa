import { describe, expect, test } from '@jest/globals';
import { clampQuantity, toQuantity, typedQuantity } from './quantity';

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
});
