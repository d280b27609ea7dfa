import type { Arm, Evidence } from './evidence';
import { failures, metrics } from './metrics';

/** How far a rollout is. `next`: the next step; undefined if it doesn't advance by itself. Times in ms. */
export interface Progress {
  share: number;
  next: number | undefined;
  elapsedMs: number;
  soakMs: number;
  paused: boolean;
}
/** The last analysis of the evidence: the canary's visitors at that time, and the metrics that looked worse. */
export interface InterimAnalysis {
  visitors: number;
  suspects: readonly string[];
}
/** `reason`: one sentence for operators. Pass `analysis` to the next decision. */
export interface Verdict {
  outcome: 'hold' | 'advance' | 'roll back';
  reason: string;
  analysis: InterimAnalysis;
}

export const noAnalysisYet: InterimAnalysis = { visitors: 0, suspects: [] };
/**
 * A metric is suspect if chance alone would explain it less often than this. Two analyses in a row with the same
 * suspect roll the canary back (ADR 7).
 */
const suspicionLevel = 0.0003;
/** Each analysis costs error rate (ADR 7), so there is one for this many new visitors of the canary. */
export const visitorsBetweenAnalyses = 20;
const visitorsPerStep = 200;
/** From half of the shoppers on, failures must be proven to exceed the stable release's by no more than this. */
const margin = 0.02;
const marginFromShare = 50;

/** Decides to hold, advance or roll back, from what visitors of both arms reported within the current step. */
export function decide(progress: Progress, evidence: Evidence, before: InterimAnalysis): Verdict {
  const broken = failsToLoad(evidence);
  if (broken) return { outcome: 'roll back', reason: broken, analysis: before };
  const visitors = visitorCount(evidence.canary);
  const isDue = visitors >= before.visitors + visitorsBetweenAnalyses;
  const analysis = isDue ? { visitors, suspects: suspectsIn(evidence) } : before;
  const worse = isDue
    ? metrics.find(({ name }) => analysis.suspects.includes(name) && before.suspects.includes(name))
    : undefined;
  if (worse)
    return {
      outcome: 'roll back',
      reason: `${worse.describe(evidence)}, among ${visitors} visitors of the canary`,
      analysis,
    };
  const wait = reasonToWait(progress, evidence, analysis);
  return wait
    ? { outcome: 'hold', reason: wait, analysis }
    : { outcome: 'advance', reason: `no worse than the stable release among ${visitors} visitors`, analysis };
}

const suspectsIn = (evidence: Evidence) =>
  metrics.filter((metric) => metric.chance(evidence) < suspicionLevel).map(({ name }) => name);
export const visitorCount = ({ met, served }: Arm) => Math.max(met, served);

const maxUnloaded = 8;

/** Without an analysis: eight of the last twenty visitors, unless the stable release doesn't load either. */
function failsToLoad({ canary, stable }: Evidence): string | undefined {
  const unloaded = count(canary.lastLoads);
  if (unloaded < maxUnloaded || count(stable.lastLoads) >= maxUnloaded / 2) return undefined;
  return `it failed to load for ${unloaded} of the last ${canary.lastLoads.length} visitors`;
}
const count = (loads: readonly boolean[]) => loads.filter(Boolean).length;

/**
 * Judges a release after its last step by the last twenty visitors alone, unless its predecessor failed to load too.
 */
export function judgeWatched(canary: Arm, failedBefore: number): string | undefined {
  return failedBefore >= maxUnloaded / 2 / 20
    ? undefined
    : failsToLoad({ canary, stable: { ...canary, lastLoads: [] } });
}

/** Undefined: the rollout may advance. */
function reasonToWait(
  { share, next, elapsedMs, soakMs, paused }: Progress,
  evidence: Evidence,
  analysis: InterimAnalysis,
): string | undefined {
  const visitors = visitorCount(evidence.canary);
  const suspect = metrics.find(({ name }) => analysis.suspects.includes(name));
  if (suspect) return `${suspect.describe(evidence)}: looked at again with ${visitorsBetweenAnalyses} more visitors`;
  if (paused) return 'paused by hand';
  if (visitors < visitorsPerStep) return `${visitors} of the ${visitorsPerStep} visitors that a step needs`;
  if (elapsedMs < soakMs) return `the step's time is not over for ${Math.ceil((soakMs - elapsedMs) / 1000)} s`;
  if (share >= marginFromShare && excess(evidence) > margin)
    return `undecided: ${failures.describe(evidence)} could still be ${(100 * excess(evidence)).toFixed(1)} points more; more visitors will tell`;
  return next === undefined ? 'no worse so far; promote it, or let it climb with --steps' : undefined;
}

/** The upper end of a one-sided 95 % interval for the canary's excess of failures. */
function excess({ canary, stable }: Evidence): number {
  const [p, q] = [rate(canary), rate(stable)];
  return p - q + 1.645 * Math.sqrt(variance(p, canary.met) + variance(q, stable.met));
}
const rate = ({ failed, met }: Arm) => failed / Math.max(1, met);
const variance = (share: number, of: number) => (Math.max(share, 1 / Math.max(1, of)) * (1 - share)) / Math.max(1, of);
