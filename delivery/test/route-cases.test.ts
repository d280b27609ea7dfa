import { menuPages, pageRoutes } from '@bookfront/shared/routes';
import { routeCaseSettings, routeCases } from '@bookfront/shared/testing/route-cases';
import { type FixtureEdge, startFixtureEdge } from './fixture-edge';
import { homeRemote } from './fixture-releases';

/** Remotes with every page, so that only the address decides. */
const pages = [...pageRoutes.map(({ page }) => page), ...menuPages].map((page) => page.split('/'));
const remotes = [...new Set(pages.map(([name = '']) => name))].map((name) => ({
  ...homeRemote,
  name,
  exposes: Object.fromEntries(pages.filter(([owner]) => owner === name).map(([, expose]) => [`./${expose}`, {}])),
}));

let shop: FixtureEdge;
beforeAll(async () => {
  shop = await startFixtureEdge({ remotes });
  shop.api.answering.set('store/getSettings', routeCaseSettings);
});
afterAll(() => shop.close());

test.each(routeCases)(
  'the edge answers $path as the browser’s router does: $status $to',
  async ({ path, status, to }) => {
    const { statusCode, headers } = await shop.ask({ url: path });
    expect([statusCode, headers.location]).toEqual([status, to]);
  },
);

test('another spelling is redirected with its query, before any call to the api', async () => {
  shop.api.asked.length = 0;
  const { statusCode, headers } = await shop.ask({ url: '/Item/9780306406157?registry=4&x=%2F' });
  expect([statusCode, headers.location]).toEqual([308, '/item/9780306406157?registry=4&x=%2F']);
  expect(shop.api.asked.filter(({ call }) => call !== 'store/getSettings')).toEqual([]);
});

test.each([
  ['an ISBN-10', '/item/0306406152', '/item/9780306406157'],
  ['an ISBN-10 with hyphens', '/item/0-306-40615-2', '/item/9780306406157'],
  ['an ISBN-10 that ends with x', '/item/080442957x', '/item/9780804429573'],
  ['hyphens', '/item/978-0-306-40615-7', '/item/9780306406157'],
  ['spaces', '/item/978%200306406157', '/item/9780306406157'],
  ['hyphens and a query', '/item/978-0-306-40615-7?registry=4', '/item/9780306406157?registry=4'],
])('an item’s address with %s is redirected for good', async (_what, url, to) => {
  const { statusCode, headers } = await shop.ask({ url });
  expect([statusCode, headers.location]).toEqual([308, to]);
});

test.each(['/item/9780306406158', '/item/0306406151', '/item/GIFTCARD1'])(
  'an item’s address whose number is no ISBN is left as it is: %s',
  async (url) => {
    expect((await shop.ask({ url })).headers.location).toBeUndefined();
  },
);

test('another spelling is redirected below the shop’s base [SHL-07]', async () => {
  shop.api.answering.set('store/getSettings', { ...routeCaseSettings, basename: '/shop', version: '2' });
  const based = await startFixtureEdge({ remotes });
  based.api.answering.set('store/getSettings', { ...routeCaseSettings, basename: '/shop' });
  const { statusCode, headers } = await based.ask({ url: '/shop/Browse' });
  expect([statusCode, headers.location]).toEqual([308, '/shop/browse']);
  expect((await based.ask({ url: '/shop/browse' })).statusCode).toBe(200);
  await based.close();
});

test.each(['/%5C%5Cevil.example', '/Item/..%2f..%2fevil', '/Browse/%0d%0aset-cookie:x=1'])(
  'no spelling leads out of the shop: %s',
  async (url) => {
    const { headers } = await shop.ask({ url });
    expect(headers.location ?? '/').toMatch(/^\/([a-z]|$)/);
    expect(String(headers['set-cookie'])).not.toMatch(/(^|,)x=1/);
  },
);
