import type { Matches } from './relevance';

export type Found = Pick<Matches, 'positions' | 'weights'>;

/** Matches of another way to write the words come behind all matches of the words as typed. */
export const behindTyped = (mean: number): number => Math.floor(mean / 14);

/** A title that several variants match counts once, as the best of them. */
export function union(one: Found, other: Found): Found {
  if (one.positions.length === 0) return other;
  if (other.positions.length === 0) return one;
  const length = one.positions.length + other.positions.length;
  const all = { positions: new Uint32Array(length), weights: new Uint8Array(length) };
  let count = 0;
  for (let i = 0, j = 0; i < one.positions.length || j < other.positions.length; count++) {
    const [at, otherAt] = [
      one.positions[i] ?? Number.POSITIVE_INFINITY,
      other.positions[j] ?? Number.POSITIVE_INFINITY,
    ];
    all.positions[count] = Math.min(at, otherAt);
    all.weights[count] = Math.max(
      at <= otherAt ? (one.weights[i] ?? 0) : 0,
      otherAt <= at ? (other.weights[j] ?? 0) : 0,
    );
    if (at <= otherAt) i++;
    if (otherAt <= at) j++;
  }
  return { positions: all.positions.subarray(0, count), weights: all.weights.subarray(0, count) };
}
