import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { makeFolder } from '../files/make-folder';
import { migrations } from './migrations';
import type { Database } from './schema';
import { withStatementCache } from './statement-cache';

export type Db = Kysely<Database>;

/** The write connection of each read connection: readers never wait for a transaction. */
const writers = new WeakMap<Db, Db>();
export const writerOf = (db: Db): Db => writers.get(db) ?? db;
const folders = new WeakMap<Db, string>();
export const dataDirOf = (db: Db): string => folders.get(db) ?? '';

/**
 * Opens `folder`/bookfront.sqlite, creating or migrating it. Throws SqliteError or a file system error if the folder is
 * unusable. `readerCache`: in kB; less for who reads everything once.
 */
export function openDatabase(folder: string, readerCache: number = cache.reader): Db {
  makeFolder(folder);
  const file = join(folder, 'bookfront.sqlite');
  const first = connect(file, readerCache);
  migrate(first);
  const reader = toKysely(first, busyMs.reader);
  const writer = toKysely(connect(file, cache.writer), busyMs.writer);
  writers.set(reader, writer);
  folders.set(reader, folder);
  return reader;
}

export async function closeDatabase(db: Db): Promise<void> {
  await writerOf(db).destroy();
  await db.destroy();
}

/** Page cache per connection in kB; the reader's holds the indexes of a large catalogue. */
const cache = { reader: 24_000, writer: 6000 };

/** How long SQLite itself waits for a lock, which blocks the thread: `write` waits without blocking. */
const busyMs = { reader: 20, writer: 0 };

function connect(file: string, cacheSize: number): SqliteDatabase.Database {
  const sqlite = new SqliteDatabase(file, { timeout: 5000 });
  sqlite.pragma('journal_mode = WAL');
  sqlite.pragma('synchronous = NORMAL');
  sqlite.pragma(`cache_size = -${cacheSize}`);
  sqlite.pragma('temp_store = MEMORY');
  return sqlite;
}

function toKysely(sqlite: SqliteDatabase.Database, busy: number): Db {
  sqlite.pragma(`busy_timeout = ${busy}`);
  return new Kysely<Database>({ dialect: new SqliteDialect({ database: withStatementCache(sqlite) }) });
}

function migrate(sqlite: SqliteDatabase.Database): void {
  const step = sqlite.transaction(() => {
    const done = Number(sqlite.pragma('user_version', { simple: true }));
    for (const [index, statements] of migrations.entries()) if (index >= done) sqlite.exec(statements);
    sqlite.pragma(`user_version = ${Math.max(done, migrations.length)}`);
  });
  step.immediate();
}
