import { type Verdict, visitorCount, type Wait } from './decide';
import type { Evidence } from './evidence';
import { figuresOf, type MetricFigures } from './metrics';

/** What the guard thought of one step of a rollout (`span`) at one time (ms), and from which figures. */
export interface Opinion {
  name: string;
  span: number;
  time: number;
  outcome: Verdict['outcome'];
  wait?: Wait;
  reason: string;
  /** Visitors of the canary so far. */
  visitors: number;
  figures: MetricFigures[];
}

export interface OpinionStore {
  /** True: the step had no opinion with this outcome and wait yet, from any edge. */
  recordOpinion(opinion: Opinion): Promise<boolean>;
  /** Newest first. */
  opinions(name: string, limit: number): Promise<Opinion[]>;
}

/** How much the visitors grow between two opinions that are the same: a long rollout then has few more than a short one. */
const growth = 1.05;

/** Stores each change of the guard's opinion, and how it goes while visitors come. `announce` gets the changes. */
export function createOpinionLog(store: OpinionStore, announce: (opinion: Opinion) => void) {
  const stored = new Map<string, { key: string; visitors: number }>();

  return async (name: string, span: number, verdict: Verdict, evidence: Evidence): Promise<void> => {
    const { outcome, wait, reason } = verdict;
    const [key, time, visitors] = [`${span} ${outcome} ${wait}`, Date.now(), visitorCount(evidence.canary)];
    const last = stored.get(name);
    if (last?.key === key && visitors < growth * last.visitors + 1) return;
    stored.set(name, { key, visitors });
    const opinion: Opinion = {
      ...{ name, span, time, outcome, reason, visitors, figures: figuresOf(evidence) },
      ...(wait ? { wait } : {}),
    };
    if (await store.recordOpinion(opinion)) announce(opinion);
  };
}
