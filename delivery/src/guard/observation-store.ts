import type { Evidence, Vital } from './evidence';
import type { OpinionStore } from './opinions';

/**
 * What happened to a visitor in one step of a rollout (`span`: its window). Each flag counts once per visitor, however
 * often pages report it.
 */
export interface Observation {
  name: string;
  span: number;
  visitorKey: string;
  /** '' for this machine: only other networks have a bounded weight. */
  network: string;
  arm: 'canary' | 'stable';
  /** Time in ms. */
  at: number;
  flags: Partial<Record<Flag, true>>;
  /** Histogram buckets. */
  vitals: Partial<Record<Vital, number>>;
}
/**
 * 'expected': sent a page of the package; 'unloaded': it failed to load; 'failed': it threw; 'disturbed': another package
 * failed on a page of this visitor.
 */
export type Flag =
  | 'disturbed'
  | 'expected'
  | 'alive'
  | 'mounted'
  | 'unloaded'
  | 'failed'
  | 'added'
  | 'stepped'
  | 'ordered';

/** How often an event of a release was reported in one hour. */
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

/** Stores observations, counts, and what the guard thought of them. A second implementation of the registry brings its own. */
export interface ObservationStore extends OpinionStore {
  record(observations: Observation[]): Promise<void>;
  /** Sets a flag on the observations of a visitor that are stored already. */
  setFlag(visitorKey: string, flag: Flag): Promise<void>;
  /** `before`: a page sent before this time (ms) should have answered. */
  evidence(name: string, span: number, before: number): Promise<Evidence>;
  /** Deletes the observations of all other spans. */
  retainOnly(spans: { name: string; span: number }[]): Promise<void>;
  count(tallies: Tally[], faults: Fault[]): Promise<void>;
  tallies(release: string, sinceHour: number): Promise<Tally[]>;
  faults(release: string): Promise<Fault[]>;
}
