import type { Evidence, Vital } from './evidence';

/**
 * What happened to a visitor in one step of a rollout (`span`: its window); each counts once, however often it is told.
 */
export interface Vote {
  name: string;
  span: number;
  voter: string;
  arm: 'canary' | 'stable';
  /** In ms. */
  at: number;
  marks: Partial<Record<Mark, true>>;
  /** Buckets. */
  vitals: Partial<Record<Vital, number>>;
}
/** 'expected': sent a page of the package; 'unloaded': it failed to load; 'failed': it threw. */
export type Mark = 'expected' | 'alive' | 'mounted' | 'unloaded' | 'failed' | 'added' | 'stepped' | 'ordered';

/** What is counted for the curves: an event of a release in one hour. */
export interface Tally {
  release: string;
  hour: number;
  event: string;
  count: number;
}
export interface Fault {
  release: string;
  kind: string;
  message: string;
  count: number;
}

/** Where votes and counts are kept; a second implementation of the registry brings its own. */
export interface VoteStore {
  cast(votes: Vote[]): Promise<void>;
  /** Marks on visitors that are known already. */
  mark(voter: string, mark: Mark): Promise<void>;
  /** `before`: a page sent before this time (ms) should have answered. */
  evidence(name: string, span: number, before: number): Promise<Evidence>;
  /** Forgets all but the spans given. */
  keepOnly(spans: { name: string; span: number }[]): Promise<void>;
  count(tallies: Tally[], faults: Fault[]): Promise<void>;
  tallies(release: string, sinceHour: number): Promise<Tally[]>;
  faults(release: string): Promise<Fault[]>;
}
