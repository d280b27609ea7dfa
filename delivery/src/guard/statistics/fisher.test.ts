import { chanceOfMore } from './fisher';

test.each([
  // calculated with integers: sum of C(hits, x) C(all - hits, of - x) over C(all, of)
  [{ hit: 3, of: 4 }, { hit: 1, of: 4 }, 0.24285714],
  [{ hit: 10, of: 20 }, { hit: 2, of: 20 }, 0.006907074],
  [{ hit: 12, of: 200 }, { hit: 18, of: 1800 }, 0.00001236267],
])('%j beside %j', (first, second, chance) => expect(chanceOfMore(first, second) / chance).toBeCloseTo(1, 5));

test('an equal or lower share is not significant', () => {
  expect(chanceOfMore({ hit: 1, of: 100 }, { hit: 10, of: 1000 })).toBe(1);
  expect(chanceOfMore({ hit: 0, of: 0 }, { hit: 3, of: 100 })).toBe(1);
});
