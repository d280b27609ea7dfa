import { createRandom, integerBetween } from '../../random/seeded-random';
import {
  allBits,
  bitsOfPositions,
  countBits,
  countIntersection,
  emptyBits,
  hasPosition,
  intersectWith,
  positionsOfBits,
  subtract,
} from './bits';

const draw = createRandom(11);
const sizes = [
  0,
  1,
  31,
  32,
  33,
  255,
  256,
  257,
  511,
  1000,
  4095,
  8192,
  9001,
  ...Array.from({ length: 20 }, () => integerBetween(draw, 1, 20_000)),
];

/** Each position with this probability. */
const someOf = (size: number, chance: number): number[] =>
  Array.from({ length: size }, (_one, at) => at).filter(() => draw() < chance);
const bitsOf = (positions: readonly number[], size: number) => bitsOfPositions(Uint32Array.from(positions), size);

it.each(sizes)(
  'intersections and differences of two sets of %i titles are counted as if each title were checked',
  (size) => {
    for (const chance of [0, 0.01, 0.5, 0.95, 1]) {
      const [a, b] = [someOf(size, 0.7), someOf(size, chance)];
      const inB = new Set(b);
      const shared = a.filter((at) => inB.has(at));
      expect(countIntersection(bitsOf(a, size), bitsOf(b, size))).toBe(shared.length);
      const kept = bitsOf(a, size);
      intersectWith(kept, bitsOf(b, size));
      expect([...positionsOfBits(kept, countBits(kept))]).toEqual(shared);
      const others = bitsOf(a, size);
      subtract(others, bitsOf(b, size));
      expect([...positionsOfBits(others, countBits(others))]).toEqual(a.filter((at) => !inB.has(at)));
    }
  },
);

it.each(sizes)('the set of all %i titles has no bit after the last one', (size) => {
  expect(countBits(allBits(size))).toBe(size);
  expect(countIntersection(allBits(size), allBits(size))).toBe(size);
  expect(allBits(size)).toHaveLength(emptyBits(size).length);
});

it.each(sizes)('a list of positions among %i titles contains exactly those positions', (size) => {
  const some = someOf(size, 0.3);
  const positions = Uint32Array.from(some);
  expect(Array.from({ length: size + 2 }, (_one, at) => at).filter((at) => hasPosition(positions, at))).toEqual(some);
});
