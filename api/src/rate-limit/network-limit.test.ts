import { openTestShop, Visitor } from '../../testing/api-client';

it('a limit applies to a whole IPv6 network, not to each of its addresses', async () => {
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
