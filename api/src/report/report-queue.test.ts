import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openTestApp, openTestShop, type TestShop, testNow, Visitor } from '../../testing/api-client';
import type { PrintDocument } from '../pdf/print-document';
import type { Printer } from '../pdf/thread-printer';
import { insertReport, reportOf } from './report-repository';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  // its queue would take reports from those of the tests
  await shop.app.close();
});
afterAll(() => shop.close());

const document = (heading: string): PrintDocument => ({
  kind: 'catalogue',
  shop: 'Saltwater Books',
  heading,
  date: '',
  introduction: '',
  titles: [],
});
const queueOne = (progress_report_id: string, heading: string) =>
  insertReport(shop.db, {
    progress_report_id,
    shop_id: '101',
    session_id: 'a-session',
    account_id: '',
    name: 'one.pdf',
    created: testNow,
    document: JSON.stringify(document(heading)),
  });
const stateOf = async (id: string) => (await reportOf(shop.db, 'a-session', id))?.state;
async function until(id: string, state: string): Promise<void> {
  while ((await stateOf(id)) !== state) await new Promise((resolve) => setTimeout(resolve, 5));
}
const rowOf = (id: string) =>
  shop.db.selectFrom('report').selectAll().where('progress_report_id', '=', id).executeTakeFirstOrThrow();

it('200 reports asked at once are printed one after the other, and all end', async () => {
  let [running, peak] = [0, 0];
  const printer: Printer = async () => {
    peak = Math.max(peak, ++running);
    await new Promise((resolve) => setTimeout(resolve, 1));
    running--;
    return Buffer.from('%PDF-1.3');
  };
  const ids = Array.from({ length: 200 }, (_one, at) => `many-${at}`);
  for (const id of ids) await queueOne(id, id);
  const app = await openTestApp(shop.dataDir, { printer });
  for (const id of ids) await until(id, 'done');
  expect(peak).toBe(1);
  expect(await shop.db.selectFrom('report').select('document').where('document', '<>', '').execute()).toEqual([]);
  expect(readdirSync(join(shop.dataDir, 'reports')).filter((name) => name.startsWith('many-'))).toHaveLength(200);
  await app.close();
}, 60_000);

it('more than three hundred waiting reports are refused until some have ended', async () => {
  const app = await openTestApp(shop.dataDir, { printer: () => new Promise(() => undefined) });
  for (let at = 0; at < 300; at++) await queueOne(`waiting-${at}`, 'Waits');
  const reader = new Visitor(app);
  await reader.logIn();
  const list_id = (await shop.db.selectFrom('feature').select('list_id').executeTakeFirstOrThrow()).list_id;
  expect(await reader.refusal('feature/getPdf', { list_id })).toMatchObject({ status: 429, code: 'throttled' });
  await shop.db.deleteFrom('report').execute();
  await app.close();
});

it('a report that a restart interrupted is printed afterwards', async () => {
  await queueOne('interrupted', 'Again');
  const first = await openTestApp(shop.dataDir, { printer: () => new Promise(() => undefined) });
  while ((await rowOf('interrupted')).tries === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  expect((await rowOf('interrupted')).claimed).toBeGreaterThan(testNow);
  await first.close();
  const printed: string[] = [];
  const second = await openTestApp(shop.dataDir, {
    printer: async (one) => {
      printed.push(one.heading);
      return Buffer.from('%PDF-1.3');
    },
  });
  await until('interrupted', 'done');
  expect([printed, (await rowOf('interrupted')).tries]).toEqual([['Again'], 2]);
  await second.close();
});

it('a report whose process was killed is printed when its claim has run out, and given up after three', async () => {
  await queueOne('killed', 'Killed');
  await shop.db
    .updateTable('report')
    .set({ claimed: testNow + 1, tries: 1, started: testNow })
    .where('progress_report_id', '=', 'killed')
    .execute();
  await queueOne('deadly', 'Deadly');
  await shop.db
    .updateTable('report')
    .set({ claimed: testNow, tries: 3 })
    .where('progress_report_id', '=', 'deadly')
    .execute();
  const printer: Printer = async () => Buffer.from('%PDF-1.3');
  const held = await openTestApp(shop.dataDir, { printer });
  await until('deadly', 'failed');
  expect(await stateOf('killed')).toBe('working');
  await held.close();
  const later = await openTestApp(shop.dataDir, { printer, clock: () => testNow + 1 });
  await until('killed', 'done');
  await later.close();
});

it('progress costs one read by its key, and never reads the document [API-104]', async () => {
  const { sql, parameters } = shop.db
    .selectFrom('report')
    .select(['name', 'progress', 'started', 'state'])
    .where('progress_report_id', '=', 'x')
    .where('session_id', '=', 's')
    .compile();
  expect([sql, parameters.length]).toEqual([expect.not.stringContaining('document'), 2]);
  await queueOne('read', 'Read');
  expect(Object.keys((await reportOf(shop.db, 'a-session', 'read')) ?? {})).toEqual([
    'name',
    'progress',
    'started',
    'state',
  ]);
  await shop.db.deleteFrom('report').execute();
});
