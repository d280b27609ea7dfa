import type { Edge } from '../edge/context/edge';
import type { StoredRelease } from '../releases/artifacts';
import { type Renderer, startRenderer } from '../renderer/client';
import type { Report } from '../renderer/messages';
import type { Composition } from '../rollout/releases-for';
import { findServerFaults } from './server-build';
import { findSmokeFaults } from './smoke';

/** Checks that run a candidate's code before shoppers get it: its server build, and its pages in a browser. */
export interface CandidateChecks {
  startRenderer(edge: Edge): CandidateRenderer;
  /** Both give refusals. */
  draw: CandidateCheck;
  smoke: CandidateCheck;
}
type CandidateCheck = (
  edge: Edge,
  candidate: StoredRelease,
  composition: Composition,
  context: CheckContext,
) => Promise<string[]>;
export interface CheckContext {
  candidateRenderer: CandidateRenderer;
  /** The shop whose pages are checked. */
  host: string;
}
/** A renderer for one candidate alone, so that a broken candidate can't affect shoppers' pages. */
export interface CandidateRenderer {
  renderer: Renderer;
  reports: Report[];
}

/** The edge with the checks for candidates. */
export interface GateEdge extends Edge {
  checks: CandidateChecks;
}

/** Longer than a page would wait, so that the time can be measured. */
const softMs = 1000;
const prepareMs = 5000;

export const candidateChecks: CandidateChecks = {
  startRenderer: startCandidateRenderer,
  draw: findServerFaults,
  smoke: findSmokeFaults,
};

function startCandidateRenderer({ configuration, store }: Edge): CandidateRenderer {
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
