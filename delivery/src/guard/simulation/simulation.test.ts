import { early, heldBack, maxRolledBack, minRolledBack, rolledBack } from './simulated-rollouts';

/*
 * The rule's error rates, in fewer runs than ADR 7 reports (`pnpm bench guard` makes all of them), with the bounds for
 * that number of runs.
 */

test('the bounds are 167 of 10,000 healthy and 1,923 of 2,000 faulty rollouts', () => {
  expect([maxRolledBack(10_000), minRolledBack(2000)]).toEqual([167, 1923]);
});

test('fewer than 2 % of rollouts without a fault are rolled back', () => {
  expect(rolledBack(2000, 1, {})).toBeLessThanOrEqual(maxRolledBack(2000));
}, 60_000);

test.each([0.005, 0.01])(
  'an error for 5 %% of visitors over a baseline of %d is caught within 400 visitors at 10 %% in more than 95 %% of rollouts',
  (failures) => {
    expect(rolledBack(800, 1_000_000, { failures, fault: 0.05 }, early)).toBeGreaterThanOrEqual(minRolledBack(800));
  },
  60_000,
);

test.each([0.02, 0.03])(
  'at a baseline of %d false roll-backs stay as rare, and fewer faults are caught early',
  (failures) => {
    expect(rolledBack(300, 5_000_000, { failures })).toBeLessThanOrEqual(0.02 * 300);
    expect(rolledBack(300, 1_000_000, { failures, fault: 0.05 }, early)).toBeGreaterThan(0.7 * 300);
  },
  60_000,
);

test('a rollout of 2,000 visitors is rolled back if four in five orders are lost', () => {
  expect(rolledBack(60, 9_000_000, { orderDrop: 0.8 })).toBeGreaterThanOrEqual(48);
}, 60_000);

test('a fault that only the last step shows is caught beside the fifth of the visitors that is held back', () => {
  expect(rolledBack(400, 1_000_000, { fault: 0.05 }, heldBack)).toBeGreaterThanOrEqual(minRolledBack(400));
  expect(rolledBack(300, 5_000_000, {}, heldBack)).toBeLessThanOrEqual(0.02 * 300);
}, 60_000);

test.each([0.3, 0.4])(
  'a healthy canary whose files are new to everybody stays, with %d of the stable visitors warm [fault 7]',
  (warm) => {
    expect(rolledBack(300, 7_000_000, { warm })).toBeLessThanOrEqual(0.02 * 300);
  },
  60_000,
);
