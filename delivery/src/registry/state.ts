/** Which releases the shops use: package name -> its state. Each revision of the registry records all of it. */
export type RolloutState = Record<string, PackageState>;

export interface PackageState {
  live: string;
  /** Versions that were live before, newest first: the first is the last good one. */
  good: string[];
  /** Versions that were rolled back: never shown to testers or as a fall-back. */
  withdrawn: string[];
  canary?: Canary;
  watch?: Watch;
  /** The first of two people wants this version live for everybody. */
  request?: { version: string; by: string; since: number };
}

/**
 * `share`: percent of the audience; `window`: the revision that started the current step, which identifies its
 * observations. Times in ms.
 */
export interface Canary {
  version: string;
  share: number;
  salt: string;
  only?: Audience;
  /** The shares that it advances to by itself; empty: it stays at its share. */
  steps: number[];
  soakMs: number;
  /** How long a step may wait for its visitors; then the guard ends the canary. */
  deadlineMs?: number;
  since: number;
  window: number;
  paused: boolean;
}

/**
 * A release that became live for everybody within the last hour; `loadFailures`: the share of visitors for whom its
 * predecessor failed to load.
 */
export interface Watch {
  version: string;
  before: string;
  since: number;
  window: number;
  loadFailures: number;
  /** How many of the visitors of its predecessor met a failure; without it the guard assumes few. */
  failures?: { hit: number; of: number };
}

export type Audience = 'logged-in' | 'guests' | `shop=${string}`;

/** `by`: 'guard', 'start', or the name of the token that was used ('operator' for the operator's own). */
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
export type Action =
  | 'none'
  | 'install'
  | 'canary'
  | 'advance'
  | 'request'
  | 'promote'
  | 'pause'
  | 'resume'
  | 'expire'
  | 'rollback'
  | 'settle';

/** A published release, as the registry records it. */
export interface Published {
  name: string;
  version: string;
  commit: string;
  time: number;
  by: string;
  bytes: number;
}
