import { sql } from 'kysely';
import * as m from '#messages';
import type { Db } from '../database/open';
import { daySeconds } from '../dates/dates';
import { throttled } from '../http/failure';

/**
 * Failures that count together: `max` of them within `seconds`. A success takes back all of them, or the one that was
 * reserved for it.
 */
export interface Count {
  who: string;
  max: number;
  seconds: number;
  onSuccess: 'forget all' | 'forget one';
}

/** `now` in unix seconds. */
export interface Attempt {
  shopId: string;
  now: number;
  counts: readonly Count[];
}

export const quarterHourSeconds = 15 * 60;

/**
 * A login: ten failures of one account from one address, and forty from one address, within a quarter of an hour,
 * whether the account exists or not. Other addresses keep their own count: nobody can lock an owner out (SPEC-D5).
 * `who`: the account, however it was named, or the name that has none.
 */
export const loginCounts = (who: string, address: string): Count[] => [
  { who: `${who} from:${address}`, max: 10, seconds: quarterHourSeconds, onSuccess: 'forget all' },
  { who: `from:${address}`, max: 40, seconds: quarterHourSeconds, onSuccess: 'forget one' },
];

/**
 * Counts the attempt as a failure, once in each of its counts, before its password is looked at, so that many at once
 * get no more than the limit. Refuses (429) the one beyond any of them, which is not counted.
 */
export async function reserveAttempt(tx: Db, { shopId, now, counts }: Attempt): Promise<void> {
  await tx.deleteFrom('login_failure').where('until', '<=', now).execute();
  for (const { who, max, seconds } of counts) if ((await failuresOf(tx, shopId, who)) >= max) throw tooMany(seconds);
  await tx
    .insertInto('login_failure')
    .values(counts.map(({ who, seconds }) => ({ shop_id: shopId, who, at: now, until: now + seconds })))
    .execute();
}

const tooMany = (seconds: number) => throttled(seconds < daySeconds ? m.attempts_too_many() : m.attempts_today());

/** The password, or the PIN, was right. */
export async function forgetAttempt(tx: Db, { shopId, counts }: Attempt): Promise<void> {
  for (const { who, onSuccess } of counts) {
    if (onSuccess === 'forget all')
      await tx.deleteFrom('login_failure').where('shop_id', '=', shopId).where('who', '=', who).execute();
    else
      await sql`delete from login_failure where rowid = (select max(rowid) from login_failure where shop_id = ${shopId} and who = ${who})`.execute(
        tx,
      );
  }
}

async function failuresOf(tx: Db, shopId: string, who: string): Promise<number> {
  const failures = tx.selectFrom('login_failure').where('shop_id', '=', shopId).where('who', '=', who);
  return (await failures.select(({ fn }) => fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n;
}
