import { createHash } from 'node:crypto';

/** A stream of numbers from 0 up to, not including, 1: quick, and the same for the same seed. */
export type Draw = () => number;

export function drawOf(seed: number): Draw {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const whole = (draw: Draw, min: number, max: number): number => min + Math.floor(draw() * (max - min + 1));

/** Numbers that look like chance and are the same every time, for a name. */
export interface Chance {
  next: Draw;
  whole: (min: number, max: number) => number;
  isOneIn: (share: number) => boolean;
  pick: <T>(choices: readonly [T, ...T[]]) => T;
}

export function chanceOf(name: string): Chance {
  const next = drawOf(createHash('sha256').update(name).digest().readUInt32LE(0));
  return {
    next,
    whole: (min, max) => whole(next, min, max),
    isOneIn: (share) => next() < share,
    pick: (choices) => choices[whole(next, 0, choices.length - 1)] ?? choices[0],
  };
}
