/** The number of visitors in each bucket (see `bucketOf`). */
export type Histogram = readonly number[];

const bucketsPerDoubling = 12;
const buckets = 256;
export const emptyHistogram = (): number[] => Array<number>(buckets).fill(0);

/** The bucket of a value in ms or thousandths of a layout shift. Each is six per cent wide; they start at 1. */
export const bucketOf = (value: number): number =>
  Math.min(buckets - 1, Math.floor(bucketsPerDoubling * Math.log2(Math.max(1, value))));
export const middleOf = (bucket: number): number => 2 ** ((bucket + 0.5) / bucketsPerDoubling);

/**
 * Mann-Whitney test: the probability that visitors of the first are slower than those of the second this often if the
 * true chance (a tie counts half; 0.5 without a difference) were at most `allowed`.
 */
export function chanceOfSlower(first: Histogram, second: Histogram, allowed: number): number {
  const [m, n] = [total(first), total(second)];
  if (m === 0 || n === 0) return 1;
  const often = slowerShare(first, second, m * n);
  const error = Math.sqrt((m + n + 1) / (12 * m * n));
  return upperTail((often - allowed) / error);
}

/** The share of pairs in which the first is slower than the second; a tie counts half. */
function slowerShare(first: Histogram, second: Histogram, pairs: number): number {
  let below = 0;
  let slower = 0;
  for (let bucket = 0; bucket < buckets; bucket++) {
    const here = second[bucket] ?? 0;
    slower += (first[bucket] ?? 0) * (below + here / 2);
    below += here;
  }
  return slower / pairs;
}

export function total(histogram: Histogram): number {
  let sum = 0;
  for (const count of histogram) sum += count;
  return sum;
}

/** Undefined without visitors. */
export function median(histogram: Histogram): number | undefined {
  const half = total(histogram) / 2;
  let seen = 0;
  for (const [bucket, count] of histogram.entries()) {
    seen += count;
    if (seen >= half && seen > 0) return middleOf(bucket);
  }
  return undefined;
}

/**
 * The upper tail of the normal distribution (Abramowitz and Stegun 7.1.26): error below 2e-7 at moderate z, and far
 * below any threshold beyond.
 */
function upperTail(z: number): number {
  if (z < 0) return 1 - upperTail(-z);
  const x = z / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const series = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return 0.5 * series * Math.exp(-x * x);
}
