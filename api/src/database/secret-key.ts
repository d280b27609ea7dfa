import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from './open';
import { write } from './write';

/** A secret of this database for one purpose, made when it is first asked for: each instance signs with the same. */
export async function secretKey(db: Db, name: string): Promise<string> {
  const known = await readKey(db, name);
  if (known) return known;
  return write(db, async (tx) => {
    await sql`INSERT OR IGNORE INTO meta (key, value) VALUES (${name}, ${randomBytes(32).toString('hex')})`.execute(tx);
    const made = await readKey(tx, name);
    if (!made) throw new Error(`The key ${name} was not written.`);
    return made;
  });
}

const readKey = async (db: Db, name: string): Promise<string | undefined> =>
  (await db.selectFrom('meta').select('value').where('key', '=', name).executeTakeFirst())?.value;
