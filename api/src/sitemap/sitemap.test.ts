import { ask, openTestShop, type TestShop } from '../../testing/api-client';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const get = (path: string, host = 'localhost') => ask(shop.app, { method: 'GET', path, headers: { host } });
const locations = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc);

/** Sets the shop's base URL; '' for none. */
async function setBase(storeId: string, base_url: string, over: object = {}): Promise<void> {
  const row = await shop.db
    .selectFrom('shop')
    .select('settings')
    .where('store_id', '=', storeId)
    .executeTakeFirstOrThrow();
  const settings = JSON.parse(row.settings);
  const changed = { ...settings, ...over, store_info: { ...settings.store_info, base_url } };
  await shop.db
    .updateTable('shop')
    .set({ settings: JSON.stringify(changed) })
    .where('store_id', '=', storeId)
    .execute();
}

describe('the sitemap', () => {
  beforeAll(() => setBase('101', 'https://saltwater.example'));

  it('lists pages, lists, coming events and titles on sale, once each', async () => {
    const files = locations((await get('/sitemap.xml')).body);
    expect(files[0]).toBe('https://saltwater.example/sitemap/pages.xml');
    const pages = locations((await get('/sitemap/pages.xml')).body);
    for (const path of ['/', '/browse', '/events', '/contact-hours/', '/lists/saltwater-staff-picks', '/showcase'])
      expect(pages).toContain(`https://saltwater.example${path}`);
    expect(pages.some((page) => /\/events\/\w/.test(page))).toBe(true);
    expect(new Set(pages).size).toBe(pages.length);
    const titles: string[] = [];
    for (const file of files.slice(1)) titles.push(...locations((await get(new URL(file).pathname)).body));
    const onSale = await shop.db
      .selectFrom('title')
      .select('eisbn')
      .where('shop_id', '=', '101')
      .where('for_sale', '=', 1)
      .where('is_giftcard', '=', 0)
      .where('product_class', '<>', 'ticket')
      .execute();
    expect(titles.toSorted()).toEqual(onSale.map(({ eisbn }) => `https://saltwater.example/item/${eisbn}`).toSorted());
  });

  it('leaves out lists of customers, and lists that need a login', async () => {
    const list = {
      shop_id: '101',
      name: 'Mine',
      description: '',
      header: '',
      header_visible: 0,
      can_delete: 1,
      placement: 'other',
      max_titles: null,
    };
    await shop.db
      .insertInto('list')
      .values([
        { ...list, list_id: 'of-a-customer', account_id: '101-reader', needs_login: 0 },
        { ...list, list_id: 'for-members', account_id: null, needs_login: 1 },
      ])
      .execute();
    const { body } = await get('/sitemap/pages.xml');
    expect(body).not.toMatch(/of-a-customer|for-members/);
  });

  it.each(['/sitemap/titles-999999.xml', '/sitemap/titles-x.xml', '/sitemap/..%2Fpages.xml'])(
    'knows no %s',
    async (path) => expect((await get(path)).statusCode).toBe(404),
  );

  it('is not served for a private shop, or without a base URL', async () => {
    expect((await get('/sitemap.xml', 'threerivers.localhost')).statusCode).toBe(404);
    await setBase('104', 'https://school.example');
    for (const path of ['/sitemap.xml', '/sitemap/pages.xml', '/robots.txt'])
      expect((await get(path, 'stmargarets.localhost')).statusCode).not.toBe(200);
  });
});

it('robots.txt names the sitemap and excludes personal pages', async () => {
  await setBase('101', 'https://saltwater.example');
  const { body } = await get('/robots.txt');
  expect(body).toMatch(/^User-agent: \*\n/);
  expect(body).toContain('Disallow: /checkout\n');
  expect(body).toContain('Sitemap: https://saltwater.example/sitemap.xml');
});
