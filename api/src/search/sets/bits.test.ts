import { drawOf, whole } from '../../random/seeded-random';
import {
  allBits,
  bitsOfPositions,
  countBits,
  countBoth,
  hasPosition,
  keepBoth,
  keepOthers,
  noBits,
  positionsOfBits,
} from './bits';

const draw = drawOf(11);
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
  ...Array.from({ length: 20 }, () => whole(draw, 1, 20_000)),
];

/** Of all titles each with this chance. */
const someOf = (size: number, chance: number): number[] =>
  Array.from({ length: size }, (_one, at) => at).filter(() => draw() < chance);
const bitsOf = (positions: readonly number[], size: number) => bitsOfPositions(Uint32Array.from(positions), size);

it.each(sizes)(
  'of two sets of %i titles those in both, and those in one alone, are as many as a look at each title finds',
  (size) => {
    for (const chance of [0, 0.01, 0.5, 0.95, 1]) {
      const [a, b] = [someOf(size, 0.7), someOf(size, chance)];
      const inB = new Set(b);
      const shared = a.filter((at) => inB.has(at));
      expect(countBoth(bitsOf(a, size), bitsOf(b, size))).toBe(shared.length);
      const kept = bitsOf(a, size);
      keepBoth(kept, bitsOf(b, size));
      expect([...positionsOfBits(kept, countBits(kept))]).toEqual(shared);
      const others = bitsOf(a, size);
      keepOthers(others, bitsOf(b, size));
      expect([...positionsOfBits(others, countBits(others))]).toEqual(a.filter((at) => !inB.has(at)));
    }
  },
);

it.each(sizes)('the set of all %i titles has no bit behind the last of them', (size) => {
  expect(countBits(allBits(size))).toBe(size);
  expect(countBoth(allBits(size), allBits(size))).toBe(size);
  expect(allBits(size)).toHaveLength(noBits(size).length);
});

it.each(sizes)('of %i titles a list has those that stand in it, and no other', (size) => {
  const some = someOf(size, 0.3);
  const positions = Uint32Array.from(some);
  expect(Array.from({ length: size + 2 }, (_one, at) => at).filter((at) => hasPosition(positions, at))).toEqual(some);
});
