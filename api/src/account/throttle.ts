import { sql } from 'kysely';
import type { Db } from '../database/open';
import { CallError } from '../failure';

const windowSeconds = 15 * 60;
const limits = { account: 10, address: 40 };

/** `who`: the account, however it was named, or the name that has none. `now` in unix seconds. */
export interface Attempt {
  shopId: string;
  who: string;
  address: string;
  now: number;
}

/**
 * Counts the attempt as a failure before its password is looked at, so that many at once get no more than the limit. Refuses (429) the
 * eleventh for one account from one address, and the forty-first from one address, within a quarter of an hour, whether the account
 * exists or not. Other addresses keep their own count: nobody can lock an owner out (decision 5 of the specification).
 */
export async function reserveAttempt(tx: Db, attempt: Attempt): Promise<void> {
  const { shopId, now } = attempt;
  await tx
    .deleteFrom('login_failure')
    .where('at', '<=', now - windowSeconds)
    .execute();
  const { account, address } = keysOf(attempt);
  const tooMany = (await count(tx, shopId, account)) >= limits.account || (await count(tx, shopId, address)) >= limits.address;
  if (tooMany) throw new CallError(429, 'throttled', 'Too many attempts. Please try again in a few minutes.');
  await tx
    .insertInto('login_failure')
    .values([account, address].map((who) => ({ shop_id: shopId, who, at: now })))
    .execute();
}

/** The password was right: the account's failures from this address are forgotten, and of the address this one attempt. */
export async function forgetAttempt(tx: Db, attempt: Attempt): Promise<void> {
  const { account, address } = keysOf(attempt);
  await tx.deleteFrom('login_failure').where('shop_id', '=', attempt.shopId).where('who', '=', account).execute();
  await sql`delete from login_failure where rowid = (select max(rowid) from login_failure where shop_id = ${attempt.shopId} and who = ${address})`.execute(tx);
}

const keysOf = ({ who, address }: Attempt) => ({ account: `${who} from:${address}`, address: `from:${address}` });

async function count(tx: Db, shopId: string, who: string): Promise<number> {
  const failures = tx.selectFrom('login_failure').where('shop_id', '=', shopId).where('who', '=', who);
  return (await failures.select(({ fn }) => fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n;
}
