import { menuPages, pageRoutes } from '@bookfront/shared/routes';
import { samplePages } from '../src/edge/page/prepare-renderer';
import { bootstrapOf, type FixtureEdge, startFixtureEdge } from './fixture-edge';
import { homeRemote } from './fixture-releases';

let shop: FixtureEdge;
beforeEach(async () => {
  shop = await startFixtureEdge();
});
afterEach(() => shop.close());

const get = (url: string) => shop.ask({ url });
const given = (settings: object) => shop.api.answering.set('store/getSettings', settings);
const entry = (path: string, type: string, rest: object = {}) => ({ label: path, path, type, ...rest });

test('a page that no release has answers 404, and the page state lists the absent pages', async () => {
  const { statusCode, body } = await get('/gift-cards');
  expect([statusCode, (await get('/browse')).statusCode]).toEqual([404, 200]);
  const { absent } = bootstrapOf(body);
  expect(absent).toEqual(
    expect.arrayContaining(['mf_cart_checkout/GiftCardsPage', 'mf_account/SignupPage', 'mf_events_content/CustomPage']),
  );
  expect(absent).not.toContain('mf_catalogue/BrowsePage');
  expect(new Set(absent).size).toBe(absent?.length);
});

test('the page state lists no absent pages if all exist', async () => {
  await shop.close();
  const pages = [...pageRoutes.map(({ page }) => page), ...menuPages].map((page) => page.split('/'));
  const remotes = [...new Set(pages.map(([name = '']) => name))].map((name) => ({
    ...homeRemote,
    name,
    exposes: Object.fromEntries(pages.filter(([owner]) => owner === name).map(([, expose]) => [`./${expose}`, {}])),
  }));
  shop = await startFixtureEdge({ remotes });
  const { statusCode, body } = await get('/gift-cards');
  expect([statusCode, 'absent' in bootstrapOf(body)]).toEqual([200, false]);
});

test('entries of menus, submenus and extra navigation are pages [NAV-30] [NAV-31]', async () => {
  given({
    site_navigation: [entry('/shelves', 'browse', { submenu: [entry('/odd', 'zzz')] })],
    extra_navigation: [entry('/welcome', 'home'), entry('/about', 'custom')],
  });
  const statuses = await Promise.all(
    ['/shelves', '/odd', '/welcome', '/about', '/other'].map(async (url) => (await get(url)).statusCode),
  );
  expect(statuses).toEqual([200, 200, 200, 404, 404]);
  expect(bootstrapOf((await get('/shelves')).body).queries.map(([[call]]) => call)).toEqual(['browse/get']);
});

test('shortcuts and links redirect, within the shop and out of it [NAV-32] [NAV-33] [NAV-45]', async () => {
  given({
    url_shortcuts: [
      { key: '/sale', path: '/lists/5' },
      { key: '/blog', path: 'http://blog.example/é' },
      { key: '/browse', path: 'https://elsewhere.example' },
    ],
    site_navigation: [entry('/friends', 'link', { url: 'https://friends.example/' })],
  });
  const [sale, blog, friends, browse] = await Promise.all(['/sale?x=1', '/blog?x=1', '/friends', '/browse'].map(get));
  expect([sale?.statusCode, sale?.headers.location]).toEqual([302, '/lists/5?x=1']);
  expect(blog?.headers.location).toBe('http://blog.example/%C3%A9');
  expect(friends?.headers.location).toBe('https://friends.example/');
  expect(browse?.statusCode).toBe(200);
});

test('a shop with a base has its pages, redirects and form targets below it [SHL-07]', async () => {
  given({ basename: '/shop', url_shortcuts: [{ key: '/sale', path: '/lists/5' }] });
  const locationOf = async (url: string) => (await get(url)).headers.location;
  expect([
    (await get('/shop')).statusCode,
    (await get('/shop/browse')).statusCode,
    (await get('/shop/nope')).statusCode,
  ]).toEqual([200, 200, 404]);
  expect(await locationOf('/shop/sale')).toBe('/shop/lists/5');
  expect(await locationOf('/shop/checkout?a=b')).toBe('/shop/checkout/cart?a=b');
  expect(await locationOf('/shop/browse/filter?t=x&k=title')).toBe('/shop/browse/filter/t/x/k/title');
  expect(await locationOf('/browse?x=1')).toBe('/shop/browse?x=1');
  expect(await leadAfterForm('/item/1')).toBe('/shop/item/1');
  expect(await leadAfterForm('//evil.example')).toBe('/shop/');
});

test('the policy allows analytics only for a shop with a code [SHL-09]', async () => {
  const policyOf = async () => String((await get('/')).headers['content-security-policy']);
  expect(await policyOf()).not.toContain('google');
  await shop.close();
  shop = await startFixtureEdge();
  given({ store_info: { name: 'Lantern Books', google_analytics_code: 'G-1' } });
  expect(await policyOf()).toMatch(/script-src [^;]* https:\/\/www\.googletagmanager\.com;/);
  expect(await policyOf()).toMatch(
    /connect-src 'self' https:\/\/www\.googletagmanager\.com https:\/\/\*\.google-analytics\.com;/,
  );
});

test('calls go to another origin only if the edge allows it, and then the browser makes all of them [SES-14]', async () => {
  const other = 'https://api.example';
  const open = () => get(`/browse?api_base=${other}`);
  expect(bootstrapOf((await open()).body).apiBase).toBeUndefined();
  await shop.close();
  shop = await startFixtureEdge({ apiBases: [other] });
  const { headers, body } = await open();
  const { apiBase, queries, session } = bootstrapOf(body);
  expect([apiBase, queries, session]).toEqual([other, [], undefined]);
  expect(headers['content-security-policy']).toContain(`connect-src 'self' ${other};`);
  expect(bootstrapOf((await get('/browse?api_base=https://evil.example')).body).apiBase).toBeUndefined();
});

async function leadAfterForm(return_to: string) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:4000' };
  const payload = new URLSearchParams({ return_to }).toString();
  return (await shop.ask({ url: '/do/cart/add', method: 'POST', headers, payload })).headers.location;
}

test('the renderer is prepared with the pages of a shop below a base', async () => {
  given({ basename: '/shop' });
  const releases = shop.edge.releasesFor({ shop: '', id: '' });
  const samples = releases ? await samplePages(shop.edge, releases) : [];
  expect(samples.map(({ url }) => url)).toEqual([
    '/shop/browse',
    '/shop/',
    '/shop/item/9780141439518',
    '/shop/lists/cartable/7',
    '/shop/there-is-no-such-page',
  ]);
  expect(samples.map(({ job }) => job.page).slice(0, 3)).not.toContain('shell/NotFound');
});

test('the sample book is one that a guest can order, if the first shelf has one', async () => {
  const row = (eisbn: string, onhand: number, is_giftcard = false) => ({ eisbn, is_giftcard, available: [{ onhand }] });
  shop.api.answering.set('browse/get', {
    rows: [row('9780000000001', 0), row('9780000000002', 5, true), row('9780141439518', 2)],
  });
  const releases = shop.edge.releasesFor({ shop: '', id: '' });
  const samples = releases ? await samplePages(shop.edge, releases) : [];
  expect(samples.map(({ url }) => url)).toContain('/item/9780141439518');
});
