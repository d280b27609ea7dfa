import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { prepareDemo } from '../../demo/prepare';
import { testNow } from '../../testing/api-client';
import { shopByName } from '../shop/shop';
import { migrations } from './migrations';
import { closeDatabase, openDatabase } from './open';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bookfront-old-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A database of the version before checkout, with one cart line. */
function oldDatabase(): void {
  const old = new SqliteDatabase(join(folder, 'bookfront.sqlite'));
  for (const statements of migrations.slice(0, 3)) old.exec(statements);
  old.pragma('user_version = 3');
  old.exec(
    `insert into cart values ('c', '101', null, '{"delivery":"pickup"}', '', ''); insert into cart_line values ('l', 'c', '9780306406157', 'new', 3, 1)`,
  );
  old.close();
}

it('carts of the previous version keep their lines', async () => {
  oldDatabase();
  const db = openDatabase(folder);
  const lines = await db.selectFrom('cart_line').selectAll().execute();
  await closeDatabase(db);
  expect(lines).toEqual([
    {
      cart_id: 'l',
      cart_key: 'c',
      eisbn: '9780306406157',
      condition: 'new',
      quantity: 3,
      position: 1,
      gift_registry_id: '',
      notes: '',
      price_seen: null,
    },
  ]);
});

it('demo shops of the previous version get what checkout needs, once, and keep their other settings', async () => {
  const db = openDatabase(folder);
  const prepare = () => prepareDemo(db, { works: [], dataDir: folder, now: testNow, info: () => undefined });
  await prepare();
  const row = await db.selectFrom('shop').select('settings').where('store_id', '=', '101').executeTakeFirstOrThrow();
  const { back_office: _none, ...rest } = JSON.parse(row.settings);
  const document = JSON.stringify({ ...rest, tagline: 'Ours' });
  await db.updateTable('shop').set({ settings: document }).where('store_id', '=', '101').execute();
  await db.deleteFrom('meta').where('key', '=', 'demo-checkout saltwater').execute();
  await db.deleteFrom('gift_card').where('shop_id', '=', '101').execute();
  await prepare();
  await prepare();
  const shop = await shopByName(db, 'saltwater');
  const cards = await db
    .selectFrom('gift_card')
    .select('balance')
    .where('shop_id', '=', '101')
    .orderBy('balance')
    .execute();
  await closeDatabase(db);
  expect(shop).toMatchObject({ settings: { tagline: 'Ours', checkout_info: { ship_enabled: true } } });
  expect(shop?.back_office.shipping_services.map(({ provider }) => provider)).toContain('bicycle');
  expect(cards.map(({ balance }) => balance)).toEqual([0, 5000, 50_000]);
});
