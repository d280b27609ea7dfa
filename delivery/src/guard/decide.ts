import type { FailuresBefore } from '../registry/transitions';
import { type Arm, type Evidence, emptyArm } from './evidence';
import { failures, metrics } from './metrics';

/** How far a rollout is. `next`: the next step; undefined if it doesn't advance by itself. Times in ms. */
export interface Progress {
  share: number;
  next: number | undefined;
  elapsedMs: number;
  soakMs: number;
  /** How long the step may wait for its visitors. */
  deadlineMs: number;
  paused: boolean;
  /** Nothing new may reach shoppers now. */
  frozen?: boolean;
}
/** The last analysis of the evidence: the canary's visitors at that time, and the metrics that looked worse. */
export interface InterimAnalysis {
  visitors: number;
  suspects: readonly string[];
}
/** `reason`: one sentence for operators; `wait`: why it holds. Pass `analysis` to the next decision. */
export interface Verdict {
  outcome: 'hold' | 'advance' | 'roll back' | 'expire';
  reason: string;
  wait?: Wait;
  analysis: InterimAnalysis;
}

/** 'mismatch' and 'suspect' need somebody to look; 'ready' needs somebody to promote it. The others pass by themselves. */
export type Wait =
  | 'mismatch'
  | 'suspect'
  | 'undecided'
  | 'ready'
  | 'paused'
  | 'frozen'
  | 'visitors'
  | 'time'
  | 'watched';

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
export function decide(progress: Progress, observed: Evidence, before: InterimAnalysis): Verdict {
  const evidence = withBaseline(progress.share, observed);
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
  if (hasExpired(progress, visitors))
    return {
      outcome: 'expire',
      reason: `only ${visitors} of the ${visitorsPerStep} visitors that a step needs came in ${describeTime(progress.deadlineMs)}`,
      analysis,
    };
  const wait = reasonToWait(progress, evidence, analysis);
  return wait
    ? { outcome: 'hold', ...wait, analysis }
    : { outcome: 'advance', reason: `no worse than the stable release among ${visitors} visitors`, analysis };
}

/** A canary that was paused by hand waits for its team. */
const hasExpired = ({ paused, elapsedMs, deadlineMs }: Progress, visitors: number) =>
  !paused && elapsedMs >= deadlineMs && visitors < visitorsPerStep;
const describeTime = (ms: number) =>
  ms < 48 * 3600_000 ? `${Math.round(ms / 3600_000)} h` : `${Math.round(ms / 86_400_000)} days`;

/** Failures that only one or two networks report may be made up. */
const minNetworks = 3;
const suspectsIn = (evidence: Evidence) =>
  metrics
    .filter((metric) => metric !== failures || evidence.canary.failedNetworks >= minNetworks)
    .filter((metric) => metric.chance(evidence) < suspicionLevel)
    .map(({ name }) => name);
export const visitorCount = ({ met, served }: Arm) => Math.max(met, served);

const maxUnloaded = 8;

/** Without an analysis: eight of the last twenty visitors, unless the stable release doesn't load either. */
function failsToLoad({ canary, stable }: Evidence): string | undefined {
  const unloaded = count(canary.lastLoads);
  if (unloaded < maxUnloaded || canary.unloadedNetworks < minNetworks || count(stable.lastLoads) >= maxUnloaded / 2)
    return undefined;
  return `it failed to load for ${unloaded} of the last ${canary.lastLoads.length} visitors`;
}
const count = (loads: readonly boolean[]) => loads.filter(Boolean).length;

/**
 * Judges a release that everybody has, beside what was seen of its predecessor: it is rolled back if it fails
 * to load for eight of the last twenty visitors, or if its failures look worse at two analyses in a row.
 */
export function judgeWatched(arm: Arm, before: FailuresBefore, last: InterimAnalysis): Verdict {
  const hold: Verdict = { outcome: 'hold', wait: 'watched', reason: 'watched for an hour', analysis: last };
  const unloaded =
    before.loadFailures >= maxUnloaded / 2 / 20
      ? undefined
      : failsToLoad({ canary: arm, stable: { ...arm, lastLoads: [] } });
  if (unloaded) return { outcome: 'roll back', reason: unloaded, analysis: last };
  const visitors = visitorCount(arm);
  if (visitors < last.visitors + visitorsBetweenAnalyses) return hold;
  const { hit, of } = before.failures ?? assumedFailures;
  const evidence = { canary: arm, stable: { ...emptyArm(), met: of, failed: hit } };
  const isSuspect = arm.failedNetworks >= minNetworks && failures.chance(evidence) < suspicionLevel;
  const analysis = { visitors, suspects: isSuspect ? [failures.name] : [] };
  if (!isSuspect) return { ...hold, analysis };
  const reason = failures.describe(evidence);
  return last.suspects.includes(failures.name)
    ? { outcome: 'roll back', reason: `${reason}, among ${visitors} visitors since it is live`, analysis }
    : { outcome: 'hold', ...heldAsSuspect(reason), analysis };
}
const heldAsSuspect = (reason: string) => ({
  wait: 'suspect' as const,
  reason: `${reason}: looked at again with ${visitorsBetweenAnalyses} more visitors`,
});
/** Where nothing was seen of a stable release: failures for 2 % of 250 visitors. */
const assumedFailures = { hit: 5, of: 250 };
const minStable = 20;

/** At 100 % nobody has the stable release: what is usual takes its place for failures. */
function withBaseline(share: number, { canary, stable }: Evidence): Evidence {
  const isKnown = share < 100 || stable.met >= minStable;
  return { canary, stable: isKnown ? stable : { ...stable, met: assumedFailures.of, failed: assumedFailures.hit } };
}

/** Undefined: the rollout may advance. */
function reasonToWait(
  { share, next, elapsedMs, soakMs, paused, frozen }: Progress,
  evidence: Evidence,
  analysis: InterimAnalysis,
): Required<Pick<Verdict, 'wait' | 'reason'>> | undefined {
  const visitors = visitorCount(evidence.canary);
  const mismatch = sampleRatioMismatch(share, evidence);
  if (mismatch) return { wait: 'mismatch', reason: mismatch };
  const suspect = metrics.find(({ name }) => analysis.suspects.includes(name));
  if (suspect) return heldAsSuspect(suspect.describe(evidence));
  if (paused) return { wait: 'paused', reason: 'paused by hand' };
  if (visitors < visitorsPerStep)
    return { wait: 'visitors', reason: `${visitors} of the ${visitorsPerStep} visitors that a step needs` };
  if (elapsedMs < soakMs)
    return { wait: 'time', reason: `the step's time is not over for ${Math.ceil((soakMs - elapsedMs) / 1000)} s` };
  if (share >= marginFromShare && excess(evidence) > margin)
    return {
      wait: 'undecided',
      reason: `undecided: ${failures.describe(evidence)} could still be ${(100 * excess(evidence)).toFixed(1)} points more; more visitors will tell`,
    };
  if (next !== undefined && frozen) return { wait: 'frozen', reason: 'no canary climbs in a freeze' };
  return next === undefined
    ? { wait: 'ready', reason: 'no worse so far; promote it, or let it climb with --steps' }
    : undefined;
}

/** Looked at again and again, so far beyond what chance does (ADR 7). */
const mismatchDeviations = 4.5;
const minForMismatch = 50;

/** Visitors who were divided otherwise than the share says: what is counted of the arms can't be compared. */
function sampleRatioMismatch(share: number, { canary, stable }: Evidence): string | undefined {
  const all = canary.assigned + stable.assigned;
  if (share <= 0 || share >= 100 || all < minForMismatch) return undefined;
  const expected = (all * share) / 100;
  const deviations = Math.abs(canary.assigned - expected) / Math.sqrt(expected * (1 - share / 100));
  if (deviations < mismatchDeviations) return undefined;
  return `sample ratio mismatch: ${canary.assigned} of ${all} visitors got the canary, and ${share} % would be ${Math.round(expected)}; find out what divides them before it goes on`;
}

/** The upper end of a one-sided 95 % interval for the canary's excess of failures. */
function excess({ canary, stable }: Evidence): number {
  const [p, q] = [rate(canary), rate(stable)];
  return p - q + 1.645 * Math.sqrt(variance(p, canary.met) + variance(q, stable.met));
}
const rate = ({ failed, met }: Arm) => failed / Math.max(1, met);
const variance = (share: number, of: number) => (Math.max(share, 1 / Math.max(1, of)) * (1 - share)) / Math.max(1, of);
