import { randomBytes } from 'node:crypto';
import { type Budget, initialBudget } from './budget';
import type { Db } from './open-database';
import type { Registry } from './registry';
import { accessOf } from './sqlite-access';
import { trustOf } from './sqlite-trust';
import type { Action, Published, Revision } from './state';

interface RevisionRow {
  number: number;
  time: number;
  action: Action;
  name: string;
  version: string;
  by_whom: string;
  reason: string;
  state: string;
}
interface ReleaseRow {
  name: string;
  version: string;
  git_commit: string;
  time: number;
  by_whom: string;
  bytes: number;
}
const initialRevision: Revision = {
  number: 0,
  time: 0,
  action: 'none',
  name: '',
  version: '',
  by: '',
  reason: '',
  state: {},
};

/** The registry of one machine. */
export function createSqliteRegistry(db: Db): Registry {
  return {
    ...revisionsOf(db),
    ...releasesOf(db),
    ...accessOf(db),
    ...trustOf(db),
    ...linksOf(db),
    ...budgetsOf(db),
    close: () => void db.close(),
  };
}

function revisionsOf(db: Db) {
  const newest = db.prepare<[], RevisionRow>('SELECT * FROM revision ORDER BY number DESC LIMIT 1');
  const number = db.prepare<[], number>('SELECT coalesce(max(number), 0) FROM revision').pluck();
  const one = db.prepare<[number], RevisionRow>('SELECT * FROM revision WHERE number = ?');
  const all = db.prepare<[number], RevisionRow>('SELECT * FROM revision ORDER BY number DESC LIMIT ?');
  const ofName = db.prepare<[string, number], RevisionRow>(
    'SELECT * FROM revision WHERE name = ? ORDER BY number DESC LIMIT ?',
  );
  const insert = db.prepare('INSERT INTO revision VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING');
  return {
    latest: async () => toRevision(newest.get()) ?? initialRevision,
    latestNumber: async () => number.get() ?? 0,
    revision: async (wanted: number) => toRevision(one.get(wanted)),
    record: async (next: Revision) =>
      insert.run(
        next.number,
        next.time,
        next.action,
        next.name,
        next.version,
        next.by,
        next.reason,
        JSON.stringify(next.state),
      ).changes === 1,
    history: async (name: string | undefined, limit: number) =>
      (name ? ofName.all(name, limit) : all.all(limit)).flatMap((row) => toRevision(row) ?? []),
  };
}

function toRevision(row: RevisionRow | undefined): Revision | undefined {
  if (!row) return undefined;
  const { by_whom, state, ...rest } = row;
  return { ...rest, by: by_whom, state: JSON.parse(state) };
}

function releasesOf(db: Db) {
  const all = db.prepare<[], ReleaseRow>('SELECT * FROM release ORDER BY time DESC');
  const ofName = db.prepare<[string], ReleaseRow>('SELECT * FROM release WHERE name = ? ORDER BY time DESC');
  const insert = db.prepare('INSERT INTO release VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING');
  const remove = db.prepare('DELETE FROM release WHERE name = ? AND version = ?');
  const toPublished = ({ git_commit, by_whom, ...row }: ReleaseRow): Published => ({
    ...row,
    commit: git_commit,
    by: by_whom,
  });
  return {
    releases: async (name?: string) => (name ? ofName.all(name) : all.all()).map(toPublished),
    register: async ({ name, version, commit, time, by, bytes }: Published) =>
      insert.run(name, version, commit, time, by, bytes).changes === 1,
    forget: async (name: string, version: string) => void remove.run(name, version),
  };
}

function budgetsOf(db: Db) {
  const read = db.prepare<[string], Budget>('SELECT scripts, others FROM budget WHERE name = ?');
  const write = db.prepare('INSERT OR REPLACE INTO budget VALUES (?, ?, ?)');
  return {
    budget: async (name: string) => read.get(name) ?? initialBudget(name),
    setBudget: async (name: string, { scripts, others }: Budget) => void write.run(name, scripts, others),
  };
}

function linksOf(db: Db) {
  const addPin = db.prepare('INSERT INTO pin VALUES (?, ?, ?)');
  const pins = db.prepare<[number], { name: string; version: string }>(
    'SELECT DISTINCT name, version FROM pin WHERE until > ?',
  );
  const secret = db.prepare<[], string>('SELECT value FROM secret').pluck();
  const makeSecret = db.prepare('INSERT INTO secret SELECT ? WHERE NOT EXISTS (SELECT 1 FROM secret)');
  return {
    addPin: async (name: string, version: string, until: number) => void addPin.run(name, version, until),
    pins: async (now: number) => pins.all(now),
    async secret(): Promise<string> {
      makeSecret.run(randomBytes(32).toString('base64url'));
      return secret.get() ?? '';
    },
  };
}
