import { createReportLimits } from './report-limits';

test('one address sends 600 reports a minute, and then waits for the next', () => {
  let now = 0;
  const limits = createReportLimits(() => now);
  const admitted = () => Array.from({ length: 700 }, () => limits.admits('203.0.113.7')).filter(Boolean).length;
  expect(admitted()).toBe(600);
  expect(limits.admits('203.0.113.8')).toBe(true);
  now = 61_000;
  expect(admitted()).toBe(600);
});

test('one network of IPv6 has one limit for all its addresses', () => {
  const limits = createReportLimits(() => 0);
  for (let at = 1; at <= 600; at++) expect(limits.admits(`2001:db8:1:2::${at.toString(16)}`)).toBe(true);
  expect([limits.admits('2001:db8:1:2:aaaa::1'), limits.admits('2001:db8:1:3::1')]).toEqual([false, true]);
});

test('one page load tells 400 events in 40 reports at most', () => {
  const limits = createReportLimits();
  expect(Array.from({ length: 50 }, () => limits.allows('load', 1)).filter(Boolean)).toHaveLength(40);
  expect(limits.allows('other', 401)).toBe(false);
});
