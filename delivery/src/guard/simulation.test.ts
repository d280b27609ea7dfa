import { simulate, type World } from './simulation';

const world: World = { failures: 0.01, fault: 0, orders: 0.03, orderDrop: 0 };
const rollout = { steps: [5, 25, 50], visitors: 2000 };
const early = { steps: [10], visitors: 400 };
const rolledBack = (runs: number, seed: number, given: Partial<World>, plan = rollout) =>
  Array.from({ length: runs }, (_, run) => simulate({ ...world, ...given }, plan, seed + run)).filter((run) => run.rolledBack).length;

/** Numbers of a seeded run are facts of the rule: they go into docs/decisions/0007. */
const tell = (what: string, found: number, of: number) =>
  process.stdout.write(`  ${what}: ${found} of ${of} rolled back (${((100 * found) / of).toFixed(2)} %)\n`);

test('10,000 rollouts without a fault: at most 167 are rolled back', () => {
  const found = rolledBack(10_000, 1, {});
  tell('no fault, baseline 1 %', found, 10_000);
  expect(found).toBeLessThanOrEqual(167);
}, 120_000);

test.each([0.005, 0.01])(
  'an error that hits 5 %% over a baseline of %d is caught within 400 visitors at 10 %%, in at least 1,923 of 2,000 runs',
  (failures) => {
    const found = rolledBack(2000, 1_000_000, { failures, fault: 0.05 }, early);
    tell(`5 % fault, baseline ${100 * failures} %`, found, 2000);
    expect(found).toBeGreaterThanOrEqual(1923);
  },
  60_000,
);

test.each([0.02, 0.03])(
  'at a baseline of %d false roll-backs stay as rare; fewer faults are caught so early',
  (failures) => {
    const [wrong, caught] = [rolledBack(1000, 5_000_000, { failures }), rolledBack(1000, 1_000_000, { failures, fault: 0.05 }, early)];
    tell(`no fault, baseline ${100 * failures} %`, wrong, 1000);
    tell(`5 % fault, baseline ${100 * failures} %`, caught, 1000);
    expect(wrong).toBeLessThanOrEqual(20);
    expect(caught).toBeGreaterThan(700);
  },
  60_000,
);

test('a rollout of 2,000 visitors sees orders that halve or worse', () => {
  const drops = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8].map((orderDrop) => ({ orderDrop, found: rolledBack(200, 9_000_000, { orderDrop }) }));
  for (const { orderDrop, found } of drops) tell(`orders down by ${100 * orderDrop} % (of 3 %)`, found, 200);
  expect(drops.at(-1)?.found).toBeGreaterThanOrEqual(160);
}, 60_000);
