import { emptyHistogram, type Histogram } from './statistics/mann-whitney';

/** What became of the distinct visitors on one side of a rollout, within its present step. */
export interface Arm {
  /** Visitors who met the release: it was mounted, or should have been. */
  met: number;
  /** Of these: it did not load, did not mount, or threw. */
  failed: number;
  /**
   * Visitors who were sent a page of the release at least 30 seconds ago, and those of them whose page never said
   * anything.
   */
  served: number;
  silent: number;
  added: number;
  stepped: number;
  ordered: number;
  vitals: Record<Vital, Histogram>;
  /** Of the last twenty who met it, newest first: whether it failed to load. */
  lastLoads: readonly boolean[];
}
export type Vital = 'LCP' | 'INP' | 'CLS';
export interface Evidence {
  canary: Arm;
  stable: Arm;
}

export const emptyArm = () => ({
  met: 0,
  failed: 0,
  served: 0,
  silent: 0,
  added: 0,
  stepped: 0,
  ordered: 0,
  vitals: { LCP: emptyHistogram(), INP: emptyHistogram(), CLS: emptyHistogram() },
  lastLoads: [] as boolean[],
});
