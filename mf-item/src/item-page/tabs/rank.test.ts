import { expect, test } from '@jest/globals';
import { rankText } from './rank';

test.each([
  [900, 'Top 1000 bestseller'],
  [1000, 'Top 1000 bestseller'],
  [5000, 'Top 10000 bestseller'],
  [10_001, 'Top 30000 bestseller'],
  [100_000, 'Top 100000 bestseller'],
  [200_000, undefined],
  [1, 'Top 1000 bestseller'],
  [0, undefined],
  [null, undefined],
])('rank %s is "%s" [ITM-24] [GAP-30]', (rank, text) => {
  expect(rankText(rank, false)).toBe(text);
});

test.each([
  [100, 'Top 100 forthcoming title'],
  [101, 'Top 1000 forthcoming title'],
  [3000, 'Top 3000 forthcoming title'],
  [10_000, 'Top 10000 forthcoming title'],
  [10_001, undefined],
])('future rank %s is "%s" [ITM-25]', (rank, text) => {
  expect(rankText(rank, true)).toBe(text);
});
