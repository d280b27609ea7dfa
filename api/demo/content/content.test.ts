import { blockTypes } from '@bookfront/shared/schemas';
import { checkPage } from '../../src/page/check-page';
import { missingNames } from '../../src/page/page-names';
import { pagesOfShop } from '../../src/page/page-repository';
import { openTestShop, type TestShop, testNow, Visitor } from '../../testing/api-client';
import { addContent } from '../content-data';
import { demoShops } from '../shops';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const shops = demoShops.map(({ settings }) => [settings.webstore_name, settings.store_id] as const);
async function member(name: string): Promise<Visitor> {
  const visitor = new Visitor(shop.app, `${name}.localhost`);
  await visitor.logIn();
  return visitor;
}

describe.each(shops)('the demo shop %s', (_name, store_id) => {
  it('has pages that are in order and name nothing that it lacks [PGB-06]', async () => {
    const pages = await pagesOfShop(shop.db, store_id);
    expect(pages.map(({ page_id }) => page_id)).toEqual(
      expect.arrayContaining(['home', 'privacy-policy', 'terms-conditions']),
    );
    for (const { document } of pages) {
      const checked = checkPage(document);
      if (!checked.ok) throw new Error(checked.problems.join());
      expect(await missingNames(shop.db, store_id, checked.page)).toEqual([]);
    }
  });
});

describe.each(shops.filter(([name]) => name !== 'papertrade'))('a visitor of %s', (name) => {
  it('finds events past and to come, hours, features and texts [API-045] [API-047] [API-049]', async () => {
    const visitor = await member(name);
    const { rows } = await visitor.call('event/getList', {});
    expect(rows.some(({ is_past }) => is_past)).toBe(true);
    expect(rows.filter(({ is_past }) => !is_past).length).toBeGreaterThan(5);
    expect(rows.some(({ is_past, info }) => !is_past && info.ticket.length > 0)).toBe(true);
    const records = await visitor.call('webstore/getContactAndHours', {});
    for (const record of records.rows)
      expect(record).toMatchObject({ name: expect.stringMatching(/\S/), ws_hours: [{}, ...record.ws_hours.slice(1)] });
    expect((await visitor.call('feature/getList', {})).rows.length).toBeGreaterThan(2);
    expect((await visitor.call('webstore/getTermsPage', {})).page.widgets.length).toBeGreaterThan(2);
    expect((await visitor.call('store/getSettings', {})).has_privacy_policy_page).toBe(true);
  });
});

it('the showcase page has every type of block, and shows all but what the catalogue of this test lacks [PGB-06]', async () => {
  const { widgets } = await new Visitor(shop.app).call('titlelist/getCustom', { page_id: 'showcase' });
  const shown = new Set(widgets.map(({ block }) => block));
  const missing = blockTypes.filter((type) => !shown.has(type));
  expect(missing.filter((type) => type !== 'single_title_feature')).toEqual([]);
});

it('events go on: a year later there are some to come, and those of before are kept', async () => {
  const later = testNow + 365 * 86_400;
  const count = async () =>
    (await shop.db.selectFrom('event').select('id').where('shop_id', '=', '101').execute()).length;
  const before = await count();
  await addContent({ db: shop.db, dataDir: shop.dataDir, now: later });
  const added = await count();
  await addContent({ db: shop.db, dataDir: shop.dataDir, now: later });
  expect([added > before, await count()]).toEqual([true, added]);
});
