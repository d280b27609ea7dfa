import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Db, openDatabase } from '../registry/open-database';
import type { Observation } from './observation-store';
import { createSqliteObservations } from './sqlite-observations';

let folder: string;
let db: Db;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bookfront-observations-'));
  db = openDatabase(folder);
});
afterEach(() => {
  db.close();
  rmSync(folder, { recursive: true });
});

const observation = (
  visitorKey: string,
  flags: Observation['flags'],
  given: Partial<Observation> = {},
): Observation => ({
  name: 'mf_item',
  span: 8,
  visitorKey,
  network: '',
  arm: 'canary',
  at: 1000,
  flags,
  vitals: {},
  ...given,
});

test('a visitor counts once, however often a page reports', async () => {
  const observations = createSqliteObservations(db);
  await observations.record([
    observation('a', { mounted: true }),
    observation('a', { failed: true }),
    observation('a', { failed: true }),
    observation('b', { mounted: true }),
  ]);
  const { canary, stable } = await observations.evidence('mf_item', 8, 5000);
  expect(canary).toMatchObject({ met: 2, failed: 1 });
  expect(stable.met).toBe(0);
});

test('a page that is alive but didn’t mount its package in time is a failure', async () => {
  const observations = createSqliteObservations(db);
  await observations.record([
    observation('a', { expected: true }),
    observation('a', { alive: true }),
    observation('b', { expected: true, alive: true, mounted: true }),
  ]);
  expect((await observations.evidence('mf_item', 8, 999)).canary).toMatchObject({ met: 1, failed: 0 });
  expect((await observations.evidence('mf_item', 8, 1000)).canary).toMatchObject({
    met: 2,
    failed: 1,
    served: 2,
    silent: 0,
  });
});

test('of one network five visitors count, in both arms together, and the others are counted apart', async () => {
  const observations = createSqliteObservations(db);
  for (let n = 0; n < 260; n++)
    await observations.record([
      observation(`v${n}`, { unloaded: true }, { network: 'n', arm: n % 2 ? 'canary' : 'stable' }),
    ]);
  await observations.record([observation('other', { failed: true }, { network: 'm' })]);
  const { canary, stable } = await observations.evidence('mf_item', 8, 5000);
  expect(canary).toMatchObject({ met: 3, failed: 3, failedNetworks: 2, unloadedNetworks: 1, leftOut: 128 });
  expect(stable).toMatchObject({ met: 3, assigned: 3, leftOut: 127, leftOutFailed: 127 });
});

test('an error of another package is a failure on pages that show this one', async () => {
  const observations = createSqliteObservations(db);
  await observations.record([
    observation('a', { mounted: true, disturbed: true }),
    observation('b', { alive: true, disturbed: true }),
    observation('c', { mounted: true }),
  ]);
  expect((await observations.evidence('mf_item', 8, 5000)).canary).toMatchObject({ met: 2, failed: 1 });
});

test('a page that reports nothing is silent, not a failure: it may be a robot’s', async () => {
  const observations = createSqliteObservations(db);
  await observations.record([observation('a', { expected: true })]);
  expect((await observations.evidence('mf_item', 8, 5000)).canary).toMatchObject({
    met: 0,
    failed: 0,
    served: 1,
    silent: 1,
  });
});

test('orders count for visitors of either arm who got the release', async () => {
  const observations = createSqliteObservations(db);
  await observations.record([
    observation('a', { mounted: true }),
    observation('b', { mounted: true }, { arm: 'stable' }),
  ]);
  for (const visitorKey of ['a', 'b', 'stranger']) await observations.setFlag(visitorKey, 'ordered');
  const { canary, stable } = await observations.evidence('mf_item', 8, 5000);
  expect([canary.ordered, stable.ordered]).toEqual([1, 1]);
});

test('the last twenty loads are listed newest first', async () => {
  const observations = createSqliteObservations(db);
  for (let at = 0; at < 30; at++)
    await observations.record([observation(`v${at}`, at < 25 ? { mounted: true } : { unloaded: true }, { at })]);
  const { lastLoads } = (await observations.evidence('mf_item', 8, 5000)).canary;
  expect(lastLoads).toEqual([...Array(5).fill(true), ...Array(15).fill(false)]);
});

test('a visitor’s first vitals count', async () => {
  const observations = createSqliteObservations(db);
  await observations.record([
    observation('a', { mounted: true }, { vitals: { LCP: 130 } }),
    observation('a', {}, { vitals: { LCP: 5 } }),
  ]);
  expect((await observations.evidence('mf_item', 8, 5000)).canary.vitals.LCP[130]).toBe(1);
});

test('observations are separate for each step, and deleted when it is over', async () => {
  const observations = createSqliteObservations(db);
  await observations.record([observation('a', { mounted: true }), observation('a', { mounted: true }, { span: 9 })]);
  await observations.retainOnly([{ name: 'mf_item', span: 9 }]);
  expect((await observations.evidence('mf_item', 8, 5000)).canary.met).toBe(0);
  expect((await observations.evidence('mf_item', 9, 5000)).canary.met).toBe(1);
});

test('events are counted by release and hour, faults by message', async () => {
  const observations = createSqliteObservations(db);
  const fault = { release: 'mf_item@2.0.0', kind: 'render-error', message: 'boom', count: 1 };
  await observations.count([{ release: 'mf_item@2.0.0', hour: 5, event: 'mount', count: 3 }], [fault]);
  await observations.count([{ release: 'mf_item@2.0.0', hour: 5, event: 'mount', count: 4 }], [fault]);
  expect(await observations.tallies('mf_item@2.0.0', 0)).toEqual([
    { release: 'mf_item@2.0.0', hour: 5, event: 'mount', count: 7 },
  ]);
  expect(await observations.faults('mf_item@2.0.0')).toEqual([{ ...fault, count: 2 }]);
});
