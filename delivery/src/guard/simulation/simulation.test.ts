import { early, maxOf, minOf, rolledBack } from './trial-runs';

/*
 * The rule's error rates, in fewer runs than ADR 7 reports: `pnpm bench guard` makes all of them. A bound is that of so
 * many runs.
 */

test('the bounds of fewer runs are those of the many: 167 of 10,000 and 1,923 of 2,000', () => {
  expect([maxOf(10_000), minOf(2000)]).toEqual([167, 1923]);
});

test('rollouts without a fault: so few are rolled back that the true share is below 2 %', () => {
  expect(rolledBack(2000, 1, {})).toBeLessThanOrEqual(maxOf(2000));
}, 60_000);

test.each([0.005, 0.01])(
  'an error that hits 5 %% over a baseline of %d is caught within 400 visitors at 10 %%, so often that the true share is above 95 %%',
  (failures) => {
    expect(rolledBack(800, 1_000_000, { failures, fault: 0.05 }, early)).toBeGreaterThanOrEqual(minOf(800));
  },
  60_000,
);

test.each([0.02, 0.03])(
  'at a baseline of %d false roll-backs stay as rare; fewer faults are caught so early',
  (failures) => {
    expect(rolledBack(300, 5_000_000, { failures })).toBeLessThanOrEqual(0.02 * 300);
    expect(rolledBack(300, 1_000_000, { failures, fault: 0.05 }, early)).toBeGreaterThan(0.7 * 300);
  },
  60_000,
);

test('a rollout of 2,000 visitors sees that four in five orders are lost', () => {
  expect(rolledBack(60, 9_000_000, { orderDrop: 0.8 })).toBeGreaterThanOrEqual(48);
}, 60_000);
