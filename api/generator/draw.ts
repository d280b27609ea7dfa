import type { RandomSource } from '../src/random/seeded-random';

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

  pick(draw: RandomSource): T {
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

/** From 0 to below `size`: small numbers are frequent, large ones rare (Zipf's law, exponent about 1). */
export const skewed = (draw: RandomSource, size: number): number => Math.min(size - 1, Math.floor(size ** draw()) - 1);
