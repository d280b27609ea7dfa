import type { Arm, Evidence } from './evidence';
import { failures, metrics } from './metrics';

/**
 * How far a rollout is. `next`: the step that would follow; undefined where it does not climb by itself. Times in ms.
 */
export interface Progress {
  share: number;
  next: number | undefined;
  elapsedMs: number;
  soakMs: number;
  paused: boolean;
}
/**
 * What was seen when the evidence was last looked at: how many visitors of the canary, and which metrics looked worse.
 */
export interface Look {
  visitors: number;
  suspects: readonly string[];
}
/** `reason`: one sentence for people. `look` is handed in at the next decision. */
export interface Verdict {
  outcome: 'hold' | 'advance' | 'roll back';
  reason: string;
  look: Look;
}

export const firstLook: Look = { visitors: 0, suspects: [] };
/**
 * A metric is suspected where chance alone would do so less often than this; two looks in a row, and the canary goes
 * (docs/decisions/0007).
 */
const suspicion = 0.0003;
/** Looks are paid for, so there is one for each so many new visitors of the canary. */
export const visitorsBetweenLooks = 20;
const visitorsPerStep = 200;
/** At half of the shoppers, failures must be shown to be no more than this above the stable release's. */
const margin = 0.02;
const decidedFrom = 50;

/** Hold, advance or roll back: from what visitors of both arms reported within the present step. */
export function decide(progress: Progress, evidence: Evidence, before: Look): Verdict {
  const broken = failsToLoad(evidence);
  if (broken) return { outcome: 'roll back', reason: broken, look: before };
  const visitors = judged(evidence.canary);
  const isDue = visitors >= before.visitors + visitorsBetweenLooks;
  const look = isDue ? { visitors, suspects: suspectsIn(evidence) } : before;
  const guilty = isDue
    ? metrics.find(({ name }) => look.suspects.includes(name) && before.suspects.includes(name))
    : undefined;
  if (guilty)
    return { outcome: 'roll back', reason: `${guilty.tell(evidence)}, among ${visitors} visitors of the canary`, look };
  const wait = reasonToWait(progress, evidence, look);
  return wait
    ? { outcome: 'hold', reason: wait, look }
    : { outcome: 'advance', reason: `no worse than the stable release among ${visitors} visitors`, look };
}

const suspectsIn = (evidence: Evidence) =>
  metrics.filter((metric) => metric.chance(evidence) < suspicion).map(({ name }) => name);
export const judged = ({ met, served }: Arm) => Math.max(met, served);

const maxUnloaded = 8;

/** At once: eight of the last twenty visitors, unless the stable release does not load either. */
function failsToLoad({ canary, stable }: Evidence): string | undefined {
  const unloaded = count(canary.lastLoads);
  if (unloaded < maxUnloaded || count(stable.lastLoads) >= maxUnloaded / 2) return undefined;
  return `it failed to load for ${unloaded} of the last ${canary.lastLoads.length} visitors`;
}
const count = (loads: readonly boolean[]) => loads.filter(Boolean).length;

/** After the last step: by the rule of the last twenty alone, beside the share that failed to load before. */
export function judgeWatched(canary: Arm, failedBefore: number): string | undefined {
  return failedBefore >= maxUnloaded / 2 / 20
    ? undefined
    : failsToLoad({ canary, stable: { ...canary, lastLoads: [] } });
}

/** Undefined: the step may be left. */
function reasonToWait(
  { share, next, elapsedMs, soakMs, paused }: Progress,
  evidence: Evidence,
  look: Look,
): string | undefined {
  const visitors = judged(evidence.canary);
  const suspect = metrics.find(({ name }) => look.suspects.includes(name));
  if (suspect) return `${suspect.tell(evidence)}: looked at again with ${visitorsBetweenLooks} more visitors`;
  if (paused) return 'paused by hand';
  if (visitors < visitorsPerStep) return `${visitors} of the ${visitorsPerStep} visitors that a step needs`;
  if (elapsedMs < soakMs) return `the step's time is not over for ${Math.ceil((soakMs - elapsedMs) / 1000)} s`;
  if (share >= decidedFrom && excess(evidence) > margin)
    return `undecided: ${failures.tell(evidence)} could still be ${(100 * excess(evidence)).toFixed(1)} points more; more visitors will tell`;
  return next === undefined ? 'no worse so far; promote it, or let it climb with --steps' : undefined;
}

/** The upper end of a one-sided 95 % interval for the failures that the canary has more. */
function excess({ canary, stable }: Evidence): number {
  const [p, q] = [rate(canary), rate(stable)];
  return p - q + 1.645 * Math.sqrt(variance(p, canary.met) + variance(q, stable.met));
}
const rate = ({ failed, met }: Arm) => failed / Math.max(1, met);
const variance = (share: number, of: number) => (Math.max(share, 1 / Math.max(1, of)) * (1 - share)) / Math.max(1, of);
