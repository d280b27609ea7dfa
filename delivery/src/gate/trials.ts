import type { Edge } from '../edge/context/edge';
import type { StoredRelease } from '../releases/artifacts';
import { type Renderer, startRenderer } from '../renderer/client';
import type { Report } from '../renderer/messages';
import type { Composition } from '../rollout/releases-for';
import { findServerFaults } from './server-build';
import { findSmokeFaults } from './smoke';

/**
 * What runs a candidate's code before shoppers may: its server build, and its pages in a browser. Each gives refusals.
 */
export interface Trials {
  open(edge: Edge): TrialRenderer;
  draw: TrialOf;
  smoke: TrialOf;
}
type TrialOf = (edge: Edge, candidate: StoredRelease, composition: Composition, trial: Trial) => Promise<string[]>;
export interface Trial {
  trial: TrialRenderer;
  /** The shop that it is tried in. */
  host: string;
}
/** A renderer for one candidate alone: what it breaks there reaches no shopper's page. */
export interface TrialRenderer {
  renderer: Renderer;
  reports: Report[];
}

/** The edge with what tries candidates. */
export interface GateEdge extends Edge {
  trials: Trials;
}

/** Longer than a page would wait, to tell how long it takes. */
const softMs = 1000;
const prepareMs = 5000;

export const realTrials: Trials = { open: openTrial, draw: findServerFaults, smoke: findSmokeFaults };

function openTrial({ configuration, store }: Edge): TrialRenderer {
  const reports: Report[] = [];
  const { programs } = configuration;
  return {
    reports,
    renderer: startRenderer({
      programs,
      releases: store.root,
      softMs,
      prepareMs,
      onReport: (report) => reports.push(report),
    }),
  };
}
