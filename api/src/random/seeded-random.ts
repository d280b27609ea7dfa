import { createHash } from 'node:crypto';

/** Numbers that look like chance and are the same every time, for a name. */
export interface Chance {
  /** From 0 up to, not including, 1. */
  next: () => number;
  whole: (min: number, max: number) => number;
  isOneIn: (share: number) => boolean;
  pick: <T>(choices: readonly [T, ...T[]]) => T;
}

export function chanceOf(name: string): Chance {
  let state = createHash('sha256').update(name).digest().readUInt32LE(0);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    whole,
    isOneIn: (share) => next() < share,
    pick: (choices) => choices[whole(0, choices.length - 1)] ?? choices[0],
  };
}
