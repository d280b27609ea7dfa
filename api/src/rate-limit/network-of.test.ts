import { openTestShop, Visitor } from '../../testing/api-client';
import { networkOf } from './network-of';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['::1', '::/64'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network));

it('one limit holds for a whole network of IPv6, not one for each of its addresses', async () => {
  const shop = await openTestShop([]);
  const attempt = async (from: string) =>
    (
      await new Visitor(shop.app).post(
        'account/login',
        { email_address: 'nobody@example.net', password: 'guess' },
        { 'x-forwarded-for': from },
      )
    ).statusCode;
  for (let at = 0; at < 10; at++) expect(await attempt(`2001:db8:1:2::${at}`)).toBe(401);
  expect([await attempt('2001:db8:1:2:aaaa::1'), await attempt('2001:db8:1:3::1')]).toEqual([429, 401]);
  await shop.close();
});
