import { describe, expect, it } from '@jest/globals';
import { cardPostalLabel, formatPostalCode, isPostalCode, postalLabel } from './postal';

describe('a postal code', () => {
  it.each([
    ['CA', 'v6b1a1', 'V6B 1A1'],
    ['CA', ' V6B-1A1 ', 'V6B 1A1'],
    ['CA', 'v6b\u00a01a1', 'V6B 1A1'],
    ['US', '98101', '98101'],
    ['US', '981011234', '98101-1234'],
    ['US', '98101 1234', '98101-1234'],
    ['FR', '75011', '75011'],
  ])('of %s, typed %j, is kept as %s [ACC-57] [ACC-58]', (country, typed, kept) => {
    expect(isPostalCode(country, typed)).toBe(true);
    expect(formatPostalCode(country, typed)).toBe(kept);
  });

  it.each([
    ['CA', 'V6B 1A'],
    ['CA', '98101'],
    ['US', '9810'],
    ['US', '98101-12'],
    ['US', 'V6B 1A1'],
    ['FR', ''],
    ['FR', '12345678901'],
  ])('of %s is not %j [ADR-15] [ADR-16] [GAP-68]', (country, typed) => {
    expect(isPostalCode(country, typed)).toBe(false);
    expect(formatPostalCode(country, typed)).toBe(typed);
  });

  it('is a Zip Code in the United States [ADR-17]', () => {
    expect(['US', 'CA', 'FR'].map(postalLabel)).toEqual(['Zip Code', 'Postal Code', 'Postal Code']);
  });

  it('of a card is a Zip code there [PAY-17]', () => {
    expect(['US', 'CA', 'other'].map(cardPostalLabel)).toEqual(['Zip code', 'Postal code', 'Postal code']);
  });
});
