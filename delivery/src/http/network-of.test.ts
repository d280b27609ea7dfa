import { expect, test } from '@jest/globals';
import { createReportLimits } from '../edge/report-limits';
import { networkOf } from './network-of';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network));

test('reports from one network of IPv6 have one ration', () => {
  const limits = createReportLimits(() => 0);
  for (let at = 1; at <= 600; at++) expect(limits.admits(`2001:db8:1:2::${at.toString(16)}`)).toBe(true);
  expect([limits.admits('2001:db8:1:2:aaaa::1'), limits.admits('2001:db8:1:3::1')]).toEqual([false, true]);
});
