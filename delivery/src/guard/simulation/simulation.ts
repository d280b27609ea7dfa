import { decide, type InterimAnalysis, noAnalysisYet, visitorsBetweenAnalyses } from '../decide';
import { emptyArm, type Vital } from '../evidence';
import { bucketOf } from '../statistics/mann-whitney';

/**
 * Probabilities for one visitor. `fault`: of an extra error, on the canary alone; `orderDrop`: the share of the orders
 * that the canary loses.
 */
export interface VisitorModel {
  failures: number;
  fault: number;
  orders: number;
  orderDrop: number;
  /**
   * The share of the stable release's visitors whose browser has its files. The canary's files are new to everybody.
   */
  warm?: number;
}
export interface RolloutPlan {
  steps: readonly number[];
  /** The canary's visitors over the whole rollout. */
  visitors: number;
}
/** `visitors`: the canary's visitors when it was rolled back. */
export interface SimulatedRollout {
  rolledBack: boolean;
  visitors: number;
  reason: string;
}
/** Read once: in a test environment with a global object of its own, each access to `Math` is slow. */
const { floor, imul, log, min } = Math;
type Random = () => number;
type Samplers = Record<Vital, (random: Random) => number>;

const silentShare = 0.15;
const addShare = 0.12;
const stepShare = 0.06;
const sampledVitals = 3;

/**
 * Simulates one rollout with the production decision: analyses as in production, advances when `decide` says so, and
 * stays in the last step to the end.
 */
export function simulate(model: VisitorModel, { steps, visitors }: RolloutPlan, seed: number): SimulatedRollout {
  const random = mulberry32(seed);
  let [step, seen] = [0, 0];
  let evidence = { canary: emptyArm(), stable: emptyArm() };
  let analysis: InterimAnalysis = noAnalysisYet;
  while (seen < visitors) {
    const share = steps[step] ?? 100;
    seen += visitorsBetweenAnalyses;
    visit(evidence.canary, model, visitorsBetweenAnalyses, random, true);
    visit(evidence.stable, model, Math.round((visitorsBetweenAnalyses * (100 - share)) / share), random, false);
    const verdict = decide(
      { share, next: steps[step + 1], elapsedMs: 1, soakMs: 0, deadlineMs: 2, paused: false },
      evidence,
      analysis,
    );
    analysis = verdict.analysis;
    if (verdict.outcome === 'roll back') return { rolledBack: true, visitors: seen, reason: verdict.reason };
    if (verdict.outcome !== 'advance') continue;
    step += 1;
    evidence = { canary: emptyArm(), stable: emptyArm() };
    analysis = noAnalysisYet;
  }
  return { rolledBack: false, visitors: seen, reason: '' };
}

function visit(
  arm: ReturnType<typeof emptyArm>,
  { failures, fault, orders, orderDrop, warm = 0 }: VisitorModel,
  people: number,
  random: Random,
  isCanary: boolean,
): void {
  arm.met += people;
  arm.served += people;
  arm.failed += binomial(people, isCanary ? failures + (1 - failures) * fault : failures, random);
  arm.failedNetworks = arm.failed;
  arm.silent += binomial(people, silentShare, random);
  arm.added += binomial(people, addShare, random);
  arm.stepped += binomial(people, stepShare, random);
  arm.ordered += binomial(people, isCanary ? orders * (1 - orderDrop) : orders, random);
  const sampled = min(people, sampledVitals * visitorsBetweenAnalyses);
  const warmed = isCanary ? 0 : binomial(sampled, warm, random);
  sample(arm.vitals.LCP, 'LCP', warmed, random);
  sample(arm.vitals['LCP (cold)'], 'LCP (cold)', sampled - warmed, random);
  for (const name of ['INP', 'CLS'] as const) sample(arm.vitals[name], name, sampled, random);
}

function sample(histogram: number[], name: Vital, people: number, random: Random): void {
  for (let i = 0; i < people; i++) {
    const bucket = samplers[name](random);
    histogram[bucket] = (histogram[bucket] ?? 0) + 1;
  }
}

/**
 * Times are lognormal, as in the field: medians of 1.8 s, 120 ms and 0.02. Drawn from a table of 8,192 equally likely
 * buckets.
 */
const tableSize = 8192;
function lognormal(median: number, spread: number): (random: Random) => number {
  const random = mulberry32(tableSize);
  const table = Int16Array.from({ length: tableSize }, () => bucketOf(median * Math.exp(spread * normal(random))));
  return (draw) => table[floor(draw() * tableSize)] ?? 0;
}
const normal = (random: Random) => Math.sqrt(-2 * log(1 - random())) * Math.cos(2 * Math.PI * random());
/** Measured for the cart at 1.6 Mbit/s: 344 ms with the release's files in the cache, 616 ms without. */
const warmRatio = 344 / 616;
const samplers: Samplers = {
  LCP: lognormal(1800 * warmRatio, 0.6),
  'LCP (cold)': lognormal(1800, 0.6),
  INP: lognormal(120, 0.8),
  CLS: lognormal(20, 1.2),
};

/** A binomial sample, exact: drawn by the gaps between hits. */
function binomial(n: number, p: number, random: Random): number {
  if (p <= 0) return 0;
  let hits = 0;
  for (let at = gap(); at <= n; at += gap()) hits++;
  return hits;
  function gap(): number {
    return 1 + floor(log(1 - random()) / log(1 - p));
  }
}

function mulberry32(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = imul(state ^ (state >>> 15), 1 | state);
    t = (t + imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
