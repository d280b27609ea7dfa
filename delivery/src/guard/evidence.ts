import { emptyHistogram, type Histogram } from './statistics/mann-whitney';

/** Counts of the distinct visitors in one arm of a rollout, within its current step; of each network only the first few. */
export interface Arm {
  /** Visitors for whom the release was mounted, or should have been. */
  met: number;
  /** Those of them for whom it didn't load, didn't mount, or threw. */
  failed: number;
  /** The networks of those. */
  failedNetworks: number;
  /** Visitors who were assigned to the arm and sent any page. */
  assigned: number;
  /** Visitors beyond the weight of their networks, who count nowhere else; `leftOutFailed`: those with a failure. */
  leftOut: number;
  leftOutFailed: number;
  /** Visitors who were sent a page of the release at least 30 seconds ago; `silent`: whose page reported nothing. */
  served: number;
  silent: number;
  added: number;
  stepped: number;
  ordered: number;
  vitals: Record<Vital, Histogram>;
  /** Whether it failed to load for each of the last twenty of them, newest first. */
  lastLoads: readonly boolean[];
  /** The networks of those for whom it failed to load. */
  unloadedNetworks: number;
}
/**
 * 'LCP (cold)': of pages whose script came from the network. A new release's always do at first, so each kind is
 * compared with its own.
 */
export type Vital = 'LCP' | 'LCP (cold)' | 'INP' | 'CLS';
export interface Evidence {
  canary: Arm;
  stable: Arm;
}

export const emptyArm = () => ({
  met: 0,
  failed: 0,
  failedNetworks: 0,
  assigned: 0,
  leftOut: 0,
  leftOutFailed: 0,
  served: 0,
  silent: 0,
  added: 0,
  stepped: 0,
  ordered: 0,
  vitals: { LCP: emptyHistogram(), 'LCP (cold)': emptyHistogram(), INP: emptyHistogram(), CLS: emptyHistogram() },
  lastLoads: [] as boolean[],
  unloadedNetworks: 0,
});
