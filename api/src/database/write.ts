import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Db, writerOf } from './open';

const timeoutMs = 10_000;

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
      await begin(connection);
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

async function begin(connection: Db): Promise<void> {
  const until = Date.now() + timeoutMs;
  for (;;) {
    try {
      await sql`begin immediate`.execute(connection);
      return;
    } catch (error) {
      if (!isBusy(error) || Date.now() > until) throw error;
      await wait(5 + Math.random() * 20);
    }
  }
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
