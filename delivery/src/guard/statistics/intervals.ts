import type { Share } from './fisher';
import { type Histogram, middleOf, total } from './mann-whitney';

/** A value with its 95 % interval. */
export interface Interval {
  value: number;
  low: number;
  high: number;
}

const z = 1.96;

/** Wilson's interval, which holds for few visitors and for shares near 0 and 1 (Wilson 1927). `of` is at least 1. */
export function intervalOfShare({ hit, of }: Share): Interval {
  const share = hit / of;
  const weight = 1 + z ** 2 / of;
  const middle = (share + z ** 2 / (2 * of)) / weight;
  const half = (z / weight) * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2));
  // the ends are exact where rounding would miss them
  return { value: share, low: hit === 0 ? 0 : middle - half, high: hit === of ? 1 : middle + half };
}

/** The median and the order statistics around it that the binomial distribution gives; undefined without visitors. */
export function intervalOfMedian(histogram: Histogram): Interval | undefined {
  const count = total(histogram);
  if (count === 0) return undefined;
  const half = (z * Math.sqrt(count)) / 2;
  return {
    value: valueAt(histogram, count / 2),
    low: valueAt(histogram, Math.max(1, count / 2 - half)),
    high: valueAt(histogram, Math.min(count, count / 2 + half)),
  };
}

/** The value below which `rank` visitors are. */
function valueAt(histogram: Histogram, rank: number): number {
  let seen = 0;
  for (const [bucket, visitors] of histogram.entries()) {
    seen += visitors;
    if (visitors > 0 && seen >= rank) return middleOf(bucket);
  }
  return 0;
}
