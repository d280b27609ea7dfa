// `pnpm bench guard`: the guard's error rates in as many seeded rollouts as ADR 7 reports. Exits with 1 if one is out
// of its bounds.
import { early, maxRolledBack, minRolledBack, rolledBack } from './guard/simulation/simulated-rollouts';

const healthy = 10_000;
const faulty = 2000;
const orders = 200;
let areAllWithin = true;

for (const failures of [0.01, 0.005, 0.02, 0.03]) {
  const found = rolledBack(healthy, 1, { failures });
  printRate(
    `no fault, baseline ${100 * failures} %`,
    found,
    healthy,
    `at most ${maxRolledBack(healthy)}`,
    found <= maxRolledBack(healthy),
  );
}
for (const failures of [0.005, 0.01, 0.02, 0.03]) {
  const found = rolledBack(faulty, 1_000_000, { failures, fault: 0.05 }, early);
  const isPromised = failures <= 0.01;
  printRate(
    `5 % fault, baseline ${100 * failures} %`,
    found,
    faulty,
    isPromised ? `at least ${minRolledBack(faulty)}` : '',
    !isPromised || found >= minRolledBack(faulty),
  );
}
for (const orderDrop of [0.3, 0.4, 0.5, 0.6, 0.7, 0.8])
  printRate(`${100 * orderDrop} % of the orders lost (of 3 %)`, rolledBack(orders, 9_000_000, { orderDrop }), orders);
process.exit(areAllWithin ? 0 : 1);

function printRate(what: string, found: number, of: number, bound = '', isWithin = true): void {
  areAllWithin &&= isWithin;
  process.stdout.write(`${isWithin ? ' ' : '✗'} ${what}: ${found} of ${of} rolled back${bound ? ` (${bound})` : ''}\n`);
}
