import { isAssigned, isInAudience } from './assign';

const visitors = Array.from({ length: 200_000 }, (_, number) => `visitor-${number}`);
const inCanary = (salt: string, share: number) => visitors.map((id) => isAssigned({ salt, share }, id));
const count = (flags: boolean[]) => flags.filter(Boolean).length;

test('200,000 visitors at 10 % give 9.78 to 10.22 %', () => {
  for (const salt of ['mf_item@2.0.0:one', 'mf_cart_checkout@2.0.0:two']) {
    const share = count(inCanary(salt, 10)) / visitors.length;
    expect(share).toBeGreaterThan(0.0978);
    expect(share).toBeLessThan(0.1022);
  }
});

test('a share of 0 includes nobody, 100 everybody', () => {
  expect(count(inCanary('salt', 0))).toBe(0);
  expect(count(inCanary('salt', 100))).toBe(visitors.length);
});

test('a visitor stays in an arm, and a larger share includes the smaller one’s visitors', () => {
  const [five, twenty] = [inCanary('salt', 5), inCanary('salt', 20)];
  expect(inCanary('salt', 5)).toEqual(five);
  expect(five.every((isIn, index) => !isIn || twenty[index])).toBe(true);
});

test('rollouts of two packages divide visitors independently (chi-squared, p > .001)', () => {
  const [one, other] = [inCanary('mf_item@2.0.0:one', 10), inCanary('mf_cart_checkout@2.0.0:two', 10)];
  const cells = [0, 0, 0, 0];
  for (const [index, isIn] of one.entries()) {
    const cell = (isIn ? 2 : 0) + (other[index] ? 1 : 0);
    cells[cell] = (cells[cell] ?? 0) + 1;
  }
  const [a = 0, b = 0, c = 0, d = 0] = cells;
  const chiSquared = (visitors.length * (a * d - b * c) ** 2) / ((a + b) * (c + d) * (a + c) * (b + d));
  expect(chiSquared).toBeLessThan(10.83);
});

test('a new rollout of the same version assigns other visitors', () => {
  const [one, other] = [inCanary('mf_item@2.0.0:one', 10), inCanary('mf_item@2.0.0:two', 10)];
  const both = one.filter((isIn, index) => isIn && other[index]).length;
  expect(both).toBeLessThan(0.015 * visitors.length);
});

test.each([
  [undefined, { shop: 'lantern', id: 'a' }, true],
  ['logged-in', { shop: 'lantern', id: 'a', isLoggedIn: true }, true],
  ['logged-in', { shop: 'lantern', id: 'a' }, false],
  ['guests', { shop: 'lantern', id: 'a', isLoggedIn: false }, true],
  ['guests', { shop: 'lantern', id: 'a', isLoggedIn: true }, false],
  ['shop=lantern', { shop: 'lantern', id: 'a' }, true],
  ['shop=lantern', { shop: 'other', id: 'a' }, false],
] as const)('a rollout for %s includes %j: %s', (only, visitor, expected) =>
  expect(isInAudience(only, visitor)).toBe(expected),
);
