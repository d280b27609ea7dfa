import { expect, test } from '@jest/globals';
import { amountText, centsOf } from './amount';

test.each([
  ['$10.00', 1000],
  ['10', 1000],
  [' 0.05 ', 5],
  ['$9999', 999_900],
  ['abc', undefined],
  ['10.5', undefined],
  ['10.555', undefined],
  ['-3', undefined],
  ['$$1', undefined],
  ['1,000', undefined],
  ['', undefined],
])('an amount typed as "%s" is %p cents [GFT-23]', (text, cents) => {
  expect(centsOf(text)).toBe(cents);
});

test('cents are shown with two decimals', () => {
  expect([amountText(1250), amountText(5), amountText(999_900)]).toEqual(['12.50', '0.05', '9999.00']);
});
