import { createHash } from 'node:crypto';

/** Returns pseudo-random numbers from 0 up to, but not including, 1. */
export type RandomSource = () => number;

export function createRandom(seed: number): RandomSource {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const integerBetween = (draw: RandomSource, min: number, max: number): number =>
  min + Math.floor(draw() * (max - min + 1));

/** Pseudo-random choices that are the same each time for the same name. */
export interface SeededRandom {
  next: RandomSource;
  integerBetween: (min: number, max: number) => number;
  withProbability: (share: number) => boolean;
  pick: <T>(choices: readonly [T, ...T[]]) => T;
}

export function seededRandom(name: string): SeededRandom {
  const next = createRandom(createHash('sha256').update(name).digest().readUInt32LE(0));
  return {
    next,
    integerBetween: (min, max) => integerBetween(next, min, max),
    withProbability: (share) => next() < share,
    pick: (choices) => choices[integerBetween(next, 0, choices.length - 1)] ?? choices[0],
  };
}
