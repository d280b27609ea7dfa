import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Db, openDatabase } from '../registry/open-database';
import { createSqliteVotes } from './sqlite-votes';
import type { Vote } from './votes';

let folder: string;
let db: Db;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bookfront-votes-'));
  db = openDatabase(folder);
});
afterEach(() => {
  db.close();
  rmSync(folder, { recursive: true });
});

const vote = (voter: string, marks: Vote['marks'], given: Partial<Vote> = {}): Vote => ({
  name: 'mf_item',
  span: 8,
  voter,
  arm: 'canary',
  at: 1000,
  marks,
  vitals: {},
  ...given,
});

test('a visitor counts once, however often a page tells', async () => {
  const votes = createSqliteVotes(db);
  await votes.cast([
    vote('a', { mounted: true }),
    vote('a', { failed: true }),
    vote('a', { failed: true }),
    vote('b', { mounted: true }),
  ]);
  const { canary, stable } = await votes.evidence('mf_item', 8, 5000);
  expect(canary).toMatchObject({ met: 2, failed: 1 });
  expect(stable.met).toBe(0);
});

test('a page that lives but never mounted what it was sent for is a failure, once its time is over', async () => {
  const votes = createSqliteVotes(db);
  await votes.cast([
    vote('a', { expected: true }),
    vote('a', { alive: true }),
    vote('b', { expected: true, alive: true, mounted: true }),
  ]);
  expect((await votes.evidence('mf_item', 8, 999)).canary).toMatchObject({ met: 1, failed: 0 });
  expect((await votes.evidence('mf_item', 8, 1000)).canary).toMatchObject({ met: 2, failed: 1, served: 2, silent: 0 });
});

test('a page that never says anything is silent, and no failure: it may be a robot’s', async () => {
  const votes = createSqliteVotes(db);
  await votes.cast([vote('a', { expected: true })]);
  expect((await votes.evidence('mf_item', 8, 5000)).canary).toMatchObject({ met: 0, failed: 0, served: 1, silent: 1 });
});

test('orders count for visitors who met the release, in either arm', async () => {
  const votes = createSqliteVotes(db);
  await votes.cast([vote('a', { mounted: true }), vote('b', { mounted: true }, { arm: 'stable' })]);
  for (const voter of ['a', 'b', 'stranger']) await votes.mark(voter, 'ordered');
  const { canary, stable } = await votes.evidence('mf_item', 8, 5000);
  expect([canary.ordered, stable.ordered]).toEqual([1, 1]);
});

test('the last twenty who met it, newest first', async () => {
  const votes = createSqliteVotes(db);
  for (let at = 0; at < 30; at++)
    await votes.cast([vote(`v${at}`, at < 25 ? { mounted: true } : { unloaded: true }, { at })]);
  const { lastLoads } = (await votes.evidence('mf_item', 8, 5000)).canary;
  expect(lastLoads).toEqual([...Array(5).fill(true), ...Array(15).fill(false)]);
});

test('vitals are a visitor’s first', async () => {
  const votes = createSqliteVotes(db);
  await votes.cast([vote('a', { mounted: true }, { vitals: { LCP: 130 } }), vote('a', {}, { vitals: { LCP: 5 } })]);
  expect((await votes.evidence('mf_item', 8, 5000)).canary.vitals.LCP[130]).toBe(1);
});

test('steps are kept apart, and forgotten when they are over', async () => {
  const votes = createSqliteVotes(db);
  await votes.cast([vote('a', { mounted: true }), vote('a', { mounted: true }, { span: 9 })]);
  await votes.keepOnly([{ name: 'mf_item', span: 9 }]);
  expect((await votes.evidence('mf_item', 8, 5000)).canary.met).toBe(0);
  expect((await votes.evidence('mf_item', 9, 5000)).canary.met).toBe(1);
});

test('counts are kept by release and hour, messages by how often they came', async () => {
  const votes = createSqliteVotes(db);
  const fault = { release: 'mf_item@2.0.0', kind: 'render-error', message: 'boom', count: 1 };
  await votes.count([{ release: 'mf_item@2.0.0', hour: 5, event: 'mount', count: 3 }], [fault]);
  await votes.count([{ release: 'mf_item@2.0.0', hour: 5, event: 'mount', count: 4 }], [fault]);
  expect(await votes.tallies('mf_item@2.0.0', 0)).toEqual([
    { release: 'mf_item@2.0.0', hour: 5, event: 'mount', count: 7 },
  ]);
  expect(await votes.faults('mf_item@2.0.0')).toEqual([{ ...fault, count: 2 }]);
});
