/**
 * Which releases the shops use now: package name -> its state. One revision of the registry records the whole of it.
 */
export type RolloutState = Record<string, PackageState>;

export interface PackageState {
  live: string;
  /** Versions that were live before, newest first: the first is the last good one. */
  good: string[];
  /** Versions that were rolled back: no tester's link and no fall-back leads to them. */
  withdrawn: string[];
  canary?: Canary;
  watch?: Watch;
}

/**
 * `share`: percent of the audience; `window`: number of the revision that began the present step, and names its votes.
 * Times in ms.
 */
export interface Canary {
  version: string;
  share: number;
  salt: string;
  only?: Audience;
  /** The shares that it climbs by itself; empty: it stays where it is. */
  steps: number[];
  soakMs: number;
  since: number;
  window: number;
  paused: boolean;
}

/**
 * A release that all shoppers have got just now; `loadFailures`: the share of visitors whom the one before failed to
 * load for.
 */
export interface Watch {
  version: string;
  before: string;
  since: number;
  window: number;
  loadFailures: number;
}

export type Audience = 'logged-in' | 'guests' | `shop=${string}`;

/** `by`: 'operator', 'guard', 'start', or the package whose token it was. */
export interface Revision {
  number: number;
  time: number;
  action: Action;
  name: string;
  version: string;
  by: string;
  reason: string;
  state: RolloutState;
}
export type Action = 'none' | 'install' | 'canary' | 'advance' | 'promote' | 'pause' | 'rollback' | 'settle';

/** A release as the registry knows it. */
export interface Published {
  name: string;
  version: string;
  commit: string;
  time: number;
  by: string;
  bytes: number;
}
