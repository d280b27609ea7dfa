import { type RolloutPlan, simulate, type VisitorModel } from './simulation';

/** One visitor in a hundred has an error anyway, three in a hundred place an order. */
const model: VisitorModel = { failures: 0.01, fault: 0, orders: 0.03, orderDrop: 0 };
/** A whole rollout; `early`: the first 400 visitors of a canary at 10 %; `heldBack`: a last step before everybody. */
const whole: RolloutPlan = { steps: [5, 25, 50], visitors: 2000 };
export const early: RolloutPlan = { steps: [10], visitors: 400 };
export const heldBack: RolloutPlan = { steps: [80], visitors: 2000 };

/** How many of `runs` seeded rollouts are rolled back. */
export function rolledBack(runs: number, seed: number, given: Partial<VisitorModel>, plan = whole): number {
  let found = 0;
  for (let run = 0; run < runs; run++) found += simulate({ ...model, ...given }, plan, seed + run).rolledBack ? 1 : 0;
  return found;
}

/** The promised rates: healthy rollouts that may be rolled back, and faults that must be caught. */
const maxWrong = 0.02;
const minCaught = 0.95;
const significance = 0.01;

/**
 * The most roll-backs among `runs` healthy rollouts that still prove the promise: at exactly the promised rate, so few
 * would be seen one time in a hundred.
 */
export const maxRolledBack = (runs: number): number => quantile(runs, maxWrong);
/** The fewest roll-backs among `runs` faulty rollouts that still prove the promise. */
export const minRolledBack = (runs: number): number => runs - quantile(runs, 1 - minCaught);

/** The largest count that the binomial distribution stays at or below with a chance of no more than `significance`. */
function quantile(n: number, p: number): number {
  let term = (1 - p) ** n;
  let k = 0;
  for (let sum = term; sum <= significance; sum += term) {
    k += 1;
    term *= ((n - k + 1) / k) * (p / (1 - p));
  }
  return k - 1;
}
