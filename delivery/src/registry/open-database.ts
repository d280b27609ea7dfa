import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { migrations } from './migrations';

export type Db = SqliteDatabase.Database;

/** Opens `dataDir`/registry.sqlite, and creates or migrates it. */
export function openDatabase(dataDir: string): Db {
  mkdirSync(dataDir, { recursive: true });
  const file = path.join(dataDir, 'registry.sqlite');
  const db = new SqliteDatabase(file);
  // it holds the key that signs links and page tokens; SQLite gives its other files the same mode
  chmodSync(file, 0o600);
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = NORMAL');
  db.pragma('busy_timeout = 5000');
  migrate(db);
  return db;
}

function migrate(db: Db): void {
  const step = db.transaction((): boolean => {
    const done = Number(db.pragma('user_version', { simple: true }));
    const next = migrations[done];
    if (next === undefined) return false;
    db.exec(next);
    db.pragma(`user_version = ${done + 1}`);
    return true;
  });
  while (step.immediate());
}
