/** How many visitors in each bucket; a vital's bucket is `bucketOf` its value. */
export type Histogram = readonly number[];

const bucketsPerDoubling = 12;
const buckets = 256;
export const emptyHistogram = (): number[] => Array<number>(buckets).fill(0);

/** Six per cent wide, from 1 (ms, or thousandths of a layout shift) upwards. */
export const bucketOf = (value: number): number =>
  Math.min(buckets - 1, Math.floor(bucketsPerDoubling * Math.log2(Math.max(1, value))));
/** The middle of a bucket. */
export const middleOf = (bucket: number): number => 2 ** ((bucket + 0.5) / bucketsPerDoubling);

/**
 * Mann-Whitney: how likely it would be that a visitor of the first is slower than one of the second this often, if the
 * true chance (a tie counts half) were no more than `allowed`. Without a difference it is 0.5.
 */
export function chanceOfSlower(first: Histogram, second: Histogram, allowed: number): number {
  const [m, n] = [total(first), total(second)];
  if (m === 0 || n === 0) return 1;
  const often = slowerShare(first, second, m * n);
  const error = Math.sqrt((m + n + 1) / (12 * m * n));
  return upperTail((often - allowed) / error);
}

/** How often one of the first is slower than one of the second, ties half. */
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
 * Of the normal distribution (Abramowitz and Stegun 7.1.26, error below 2e-7 at moderate z; good enough beyond it to be
 * far under any bound).
 */
function upperTail(z: number): number {
  if (z < 0) return 1 - upperTail(-z);
  const x = z / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const series = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return 0.5 * series * Math.exp(-x * x);
}
