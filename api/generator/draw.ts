/** A stream of numbers from 0 up to 1, quick, and the same for the same seed. */
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

/** Picks by weight. */
export class Weighted<T> {
  private readonly sums: Float64Array;
  constructor(private readonly choices: readonly (readonly [T, number])[]) {
    let sum = 0;
    this.sums = Float64Array.from(choices, ([, weight]) => {
      sum += weight;
      return sum;
    });
  }

  pick(draw: Draw): T {
    const wanted = draw() * (this.sums.at(-1) ?? 0);
    let [low, high] = [0, this.sums.length - 1];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.sums[middle] ?? 0) <= wanted) low = middle + 1;
      else high = middle;
    }
    return (this.choices[low] as readonly [T, number])[0];
  }
}

/** From 0 up to `size`: few numbers are had often, most seldom (Zipf's law, exponent about 1). */
export const skewed = (draw: Draw, size: number): number => Math.min(size - 1, Math.floor(size ** draw()) - 1);
