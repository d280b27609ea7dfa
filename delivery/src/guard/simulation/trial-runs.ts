import { type Plan, simulate, type World } from './simulation';

/** A shop's day: one visitor in a hundred meets an error anyway, three in a hundred order. */
const world: World = { failures: 0.01, fault: 0, orders: 0.03, orderDrop: 0 };
/** A whole rollout, and the first 400 visitors of a canary at 10 %. */
const whole: Plan = { steps: [5, 25, 50], visitors: 2000 };
export const early: Plan = { steps: [10], visitors: 400 };

/** How many of `runs` seeded rollouts are rolled back. */
export function rolledBack(runs: number, seed: number, given: Partial<World>, plan = whole): number {
  let found = 0;
  for (let run = 0; run < runs; run++) found += simulate({ ...world, ...given }, plan, seed + run).rolledBack ? 1 : 0;
  return found;
}

/** What is promised: healthy rollouts that may be rolled back, and faults that must be caught. */
const maxWrong = 0.02;
const minCaught = 0.95;
const doubt = 0.01;

/**
 * So few of `runs` are seen one time in a hundred where the true share is what is promised: no more, and the promise is
 * kept.
 */
export const maxOf = (runs: number): number => quantile(runs, maxWrong);
/** So many: no fewer, and the promise is kept. */
export const minOf = (runs: number): number => runs - quantile(runs, 1 - minCaught);

/** The largest count that the binomial distribution stays at or below with a chance of no more than `doubt`. */
function quantile(n: number, p: number): number {
  let term = (1 - p) ** n;
  let k = 0;
  for (let sum = term; sum <= doubt; sum += term) {
    k += 1;
    term *= ((n - k + 1) / k) * (p / (1 - p));
  }
  return k - 1;
}
