import type { Arm, Evidence, Vital } from './evidence';
import { chanceOfMore, type Share } from './statistics/fisher';
import { intervalOfMedian, intervalOfShare } from './statistics/intervals';
import { chanceOfSlower, median, total } from './statistics/mann-whitney';

/** A way in which a canary can be worse than the stable release. */
export interface Metric {
  name: string;
  /** How likely the difference would be by chance alone. */
  chance(evidence: Evidence): number;
  /** The difference as text: 'failures 5.4 % against 0.9 %'. */
  describe(evidence: Evidence): string;
  /** What both arms have of it, with 95 % intervals. */
  figures(evidence: Evidence): Pick<MetricFigures, 'canary' | 'stable'>;
  unit: MetricFigures['unit'];
}

/** A metric of a running rollout, for the console: shares from 0 to 1, times in ms, layout shift as a number. */
export interface MetricFigures {
  name: string;
  unit: 'share' | 'ms' | 'shift';
  canary: Figure;
  stable: Figure;
  chance: number;
}
/** `of`: the visitors it is known of. Without them there is no value. */
export interface Figure {
  of: number;
  value?: number;
  low?: number;
  high?: number;
}

/** How often a visitor of the canary may be slower than one of the stable release; 0.5 means equally fast. */
const allowedSlower = 0.56;
const minVitals = 30;

const percent = ({ hit, of }: Share) => `${of ? ((100 * hit) / of).toFixed(1) : '0.0'} %`;
/** A rate that shouldn't rise. */
const unwanted = (name: string, read: (arm: Arm) => Share): Metric => ({
  name,
  chance: ({ canary, stable }) => chanceOfMore(read(canary), read(stable)),
  describe: ({ canary, stable }) => `${name} ${percent(read(canary))} against ${percent(read(stable))}`,
  figures: ({ canary, stable }) => ({ canary: shareFigure(read(canary)), stable: shareFigure(read(stable)) }),
  unit: 'share',
});
const shareFigure = (share: Share): Figure =>
  share.of === 0 ? { of: 0 } : { of: share.of, ...intervalOfShare(share) };
/** A rate that shouldn't fall: tests the share of visitors without it. */
const wanted = (name: string, read: (arm: Arm) => Share): Metric => {
  const lack = (arm: Arm): Share => ({ hit: arm.met - read(arm).hit, of: arm.met });
  return { ...unwanted(name, read), chance: ({ canary, stable }) => chanceOfMore(lack(canary), lack(stable)) };
};
const vital = (name: Vital, unit: string, scale: number): Metric => ({
  name,
  chance({ canary, stable }) {
    const [ours, theirs] = [canary.vitals[name], stable.vitals[name]];
    return total(ours) < minVitals || total(theirs) < minVitals ? 1 : chanceOfSlower(ours, theirs, allowedSlower);
  },
  describe: ({ canary, stable }) =>
    `${name} ${middle(canary.vitals[name], unit, scale)} against ${middle(stable.vitals[name], unit, scale)} (medians)`,
  figures: ({ canary, stable }) => ({
    canary: medianFigure(canary.vitals[name], scale),
    stable: medianFigure(stable.vitals[name], scale),
  }),
  unit: scale === 1 ? 'ms' : 'shift',
});
function medianFigure(histogram: Arm['vitals'][Vital], scale: number): Figure {
  const of = total(histogram);
  const found = intervalOfMedian(histogram);
  return found ? { of, value: found.value / scale, low: found.low / scale, high: found.high / scale } : { of };
}

export const failures = unwanted('failures', ({ failed, met }) => ({ hit: failed, of: met }));
export const metrics: readonly Metric[] = [
  failures,
  unwanted('pages that never answered', ({ silent, served }) => ({ hit: silent, of: served })),
  wanted('cart adds', ({ added, met }) => ({ hit: added, of: met })),
  wanted('checkout steps', ({ stepped, met }) => ({ hit: stepped, of: met })),
  wanted('orders', ({ ordered, met }) => ({ hit: ordered, of: met })),
  vital('LCP', ' ms', 1),
  vital('LCP (cold)', ' ms', 1),
  vital('INP', ' ms', 1),
  vital('CLS', '', 1000),
];

export const figuresOf = (evidence: Evidence): MetricFigures[] =>
  metrics.map(({ name, unit, chance, figures }) => ({ name, unit, ...figures(evidence), chance: chance(evidence) }));

function middle(histogram: Arm['vitals'][Vital], unit: string, scale: number): string {
  const value = median(histogram);
  return value === undefined ? 'nothing' : `${scale === 1 ? Math.round(value) : (value / scale).toFixed(2)}${unit}`;
}
