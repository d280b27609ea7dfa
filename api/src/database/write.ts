import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Db, dataDirOf, writerOf } from './open';
import { announceWriter, isWriterWaiting } from './waiting-writers';

const timeoutMs = 10_000;
const pollMs = 1;

/**
 * Runs `work` in an IMMEDIATE transaction, which holds the write lock from its first read, so what it reads is still
 * true when it writes. `durable` waits for the disk (synchronous=FULL), for orders. All writes go through this
 * function.
 */
export function write<T>(db: Db, work: (tx: Db) => Promise<T>, { durable = false } = {}): Promise<T> {
  return writerOf(db)
    .connection()
    .execute(async (connection) => {
      await sql`pragma synchronous = ${sql.raw(durable ? 'full' : 'normal')}`.execute(connection);
      await begin(connection, dataDirOf(db));
      try {
        const result = await work(connection);
        await sql`commit`.execute(connection);
        return result;
      } catch (error) {
        await sql`rollback`.execute(connection);
        throw error;
      }
    });
}

/**
 * For whoever writes many transactions, one after the other: waits until all who wait to write have had their turn, but
 * no longer than `maxMs`.
 */
export async function letOthersWrite(db: Db, maxMs = 100): Promise<void> {
  const until = Date.now() + maxMs;
  while (isWriterWaiting(dataDirOf(db)) && Date.now() < until) await wait(pollMs);
}

async function begin(connection: Db, dataDir: string): Promise<void> {
  if (await hasBegun(connection)) return;
  const until = Date.now() + timeoutMs;
  const withdraw = announceWriter(dataDir);
  try {
    while (!(await hasBegun(connection, Date.now() > until))) await wait(pollMs + Math.random() * pollMs);
  } finally {
    withdraw();
  }
}

/** `isLast`: throws if the database is still busy. */
async function hasBegun(connection: Db, isLast = false): Promise<boolean> {
  try {
    await sql`begin immediate`.execute(connection);
    return true;
  } catch (error) {
    if (!isBusy(error) || isLast) throw error;
    return false;
  }
}

/** By its code: the database's errors may be of another realm, whose `Error` is another. */
const isBusy = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
