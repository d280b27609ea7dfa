// `pnpm bench guard`: the guard's error rates in as many seeded rollouts as ADR 7 reports. Ends with 1 where a promise
// is not kept.
import { early, maxOf, minOf, rolledBack } from './guard/simulation/trial-runs';

const healthy = 10_000;
const faulty = 2000;
const orders = 200;
let kept = true;

for (const failures of [0.01, 0.005, 0.02, 0.03]) {
  const found = rolledBack(healthy, 1, { failures });
  tell(`no fault, baseline ${100 * failures} %`, found, healthy, `at most ${maxOf(healthy)}`, found <= maxOf(healthy));
}
for (const failures of [0.005, 0.01, 0.02, 0.03]) {
  const found = rolledBack(faulty, 1_000_000, { failures, fault: 0.05 }, early);
  const isPromised = failures <= 0.01;
  tell(
    `5 % fault, baseline ${100 * failures} %`,
    found,
    faulty,
    isPromised ? `at least ${minOf(faulty)}` : '',
    !isPromised || found >= minOf(faulty),
  );
}
for (const orderDrop of [0.3, 0.4, 0.5, 0.6, 0.7, 0.8])
  tell(`${100 * orderDrop} % of the orders lost (of 3 %)`, rolledBack(orders, 9_000_000, { orderDrop }), orders);
process.exit(kept ? 0 : 1);

function tell(what: string, found: number, of: number, bound = '', isKept = true): void {
  kept &&= isKept;
  process.stdout.write(`${isKept ? ' ' : '✗'} ${what}: ${found} of ${of} rolled back${bound ? ` (${bound})` : ''}\n`);
}
