import { cardTypeOf } from '@bookfront/shared/format/card-number';
import { buildSettings } from '@bookfront/shared/testing';
import { describe, expect, test } from '@jest/globals';
import { groupedNumber } from './card-number';
import { dayAtShop, emptyCard, expiryYears, wrongNumber } from './card-rules';

const all = ['visa', 'mastercard', 'amex', 'discover'] as const;

describe('a card number', () => {
  test.each([
    ['4111111111111111', 'visa'],
    ['5555555555554444', 'mastercard'],
    ['378282246310005', 'amex'],
    ['6011111111111117', 'discover'],
    ['3530111333300000', undefined],
  ])('%s is %s [PAY-15]', (number, type) => {
    expect(cardTypeOf(number)).toBe(type);
  });

  test.each([
    ['4111111111111111', '4111 1111 1111 1111'],
    ['378282246310005', '3782 822463 10005'],
    ['41111', '4111 1'],
    ['4111-1111', '4111 1111'],
    ['41x', '41x'],
    ['1'.repeat(30), `1111 1111 1111 ${'1'.repeat(10)}`],
  ])('typed as %s reads %s [PAY-13] [PAY-14]', (typed, shown) => {
    expect(groupedNumber(typed)).toBe(shown);
  });

  test.each([
    ['nothing [PAY-09]', '', all, 'Must be a valid credit card number'],
    ['12 digits [PAY-10]', '4111 1111 1111', all, 'Must be at least 13 digits'],
    ['letters [PAY-11]', 'abcdefghijklmn', all, 'Must be a valid credit card number'],
    [
      'a type that the shop does not take [PAY-12]',
      '3782 822463 10005',
      ['visa'] as const,
      'Must be an accepted credit card',
    ],
    ['a wrong check digit', '4111 1111 1111 1112', all, 'Must be a valid credit card number'],
    ['a good one', '4111 1111 1111 1111', all, ''],
  ])('%s is told', (_, number, accepted, text) => {
    expect(wrongNumber(number, accepted)).toBe(text);
  });
});

describe('the card form', () => {
  const store = buildSettings().store_info;
  test.each([
    ['Canada', 'CA', true, false],
    ['United States', 'US', false, true],
    ['CA', 'CA', true, false],
    ['US', 'US', false, true],
    ['Ireland', 'other', false, false],
  ])("the shop's country %s is %s at first [PAY-18]", (country, code, is_canadian, is_american) => {
    expect(emptyCard({ store_info: { ...store, country, is_canadian, is_american } }).country).toBe(code);
  });

  test('this year and nine more are offered [PAY-21]', () => {
    const years = expiryYears(new Date('2026-06-15T12:00:00'));
    expect([years.length, years[0], years.at(-1)]).toEqual([10, 2026, 2035]);
  });
});

test.each([
  ['America/Vancouver', 2026, 10],
  ['Pacific/Auckland', 2026, 11],
])('what month it is goes by the shop in %s [PAY-20]', (zone, year, month) => {
  const day = dayAtShop(new Date('2026-12-01T03:00:00Z'), zone);
  expect([day.getFullYear(), day.getMonth()]).toEqual([year, month]);
});
