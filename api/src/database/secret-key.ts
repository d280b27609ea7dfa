import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from './open';
import { write } from './write';

/** Returns this database's secret for a purpose, creating it on first use; all instances share it. */
export const secretKey = async (db: Db, name: string): Promise<string> =>
  (await readKey(db, name)) ?? write(db, (tx) => secretKeyIn(tx, name));

/** The same within a transaction. */
export async function secretKeyIn(tx: Db, name: string): Promise<string> {
  await sql`INSERT OR IGNORE INTO meta (key, value) VALUES (${name}, ${randomBytes(32).toString('hex')})`.execute(tx);
  const made = await readKey(tx, name);
  if (!made) throw new Error(`The key ${name} was not written.`);
  return made;
}

const readKey = async (db: Db, name: string): Promise<string | undefined> =>
  (await db.selectFrom('meta').select('value').where('key', '=', name).executeTakeFirst())?.value;
