import { openTestShop, type TestShop, testNow, Visitor } from '../testing/api-client';
import { prepareDemo } from './prepare';
import { demoShops } from './shops';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const openShops = demoShops.filter(({ settings }) => !settings.is_exclusive);

it.each(openShops.map(({ settings }) => settings.webstore_name))(
  'the reader of %s has orders of three years',
  async (name) => {
    const reader = new Visitor(shop.app, `${name}.localhost`);
    await reader.logIn();
    const { rows, years } = await reader.call('order/getList', {});
    expect(rows.map(({ status }) => status)).toEqual(['processing', 'ready', 'shipped', 'completed', undefined]);
    expect(years).toHaveLength(3);
    for (const { order_number } of rows) await reader.call('order/get', { order_id: order_number });
  },
);

it('a demo order with a title that is gone says so when it is ordered again', async () => {
  const reader = new Visitor(shop.app);
  await reader.logIn();
  const gone = (await reader.call('order/getList', {})).rows.find(({ status }) => status === 'completed');
  const { left_out, added } = await reader.call('order/reorder', { order_id: gone?.order_number ?? '' });
  expect(left_out).toMatchObject([{ title: 'The Last Lightship Calendar' }]);
  expect(added).toBe(1);
});

it('demo orders are added once, and not behind the orders of an account that has some', async () => {
  const count = async () => (await shop.db.selectFrom('book_order').select('order_number').execute()).length;
  const before = await count();
  const again = () => prepareDemo(shop.db, { works: [], dataDir: shop.dataDir, now: testNow, info: () => undefined });
  await again();
  await shop.db.deleteFrom('meta').where('key', 'like', 'demo-orders %').execute();
  await again();
  expect(await count()).toBe(before);
});
