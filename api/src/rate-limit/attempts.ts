import { sql } from 'kysely';
import * as m from '#messages';
import type { Db } from '../database/open';
import { daySeconds } from '../dates/dates';
import { throttled } from '../http/failure';

/**
 * A limit on failures: at most `max` within `seconds` under the key `who`. A success clears them all, or only the one
 * reserved for it.
 */
export interface AttemptLimit {
  who: string;
  max: number;
  seconds: number;
  onSuccess: 'forget all' | 'forget one';
}

/** `now` in unix seconds. */
export interface Attempt {
  shopId: string;
  now: number;
  limits: readonly AttemptLimit[];
}

export const quarterHourSeconds = 15 * 60;

/**
 * Login limits: within a quarter of an hour ten failures per account and network address, and forty per network
 * address, whether or not the account exists. Each address has its own count, so nobody can lock an owner out
 * (SPEC-D5). `who`: the account, however it was named, or the unknown name. Failures from all addresses together are
 * only counted: they slow a login down (visitor/login-guard.ts), but never refuse it.
 */
export const loginLimits = (who: string, address: string): AttemptLimit[] => [
  { who: `${who} from:${address}`, max: 10, seconds: quarterHourSeconds, onSuccess: 'forget all' },
  { who: `from:${address}`, max: 40, seconds: quarterHourSeconds, onSuccess: 'forget one' },
  { who: fromEverywhere(who), max: Number.POSITIVE_INFINITY, seconds: quarterHourSeconds, onSuccess: 'forget one' },
];
export const fromEverywhere = (who: string): string => `${who} everywhere`;

/** The name of an account in the limits of its logins. */
export const accountWho = (accountId: string): string => `account:${accountId}`;

/** Forgets the failed logins of an account, from every address. */
export async function clearAccountFailures(tx: Db, shopId: string, accountId: string): Promise<void> {
  const who = accountWho(accountId);
  const failures = tx.deleteFrom('login_failure').where('shop_id', '=', shopId);
  await failures.where('who', '>=', `${who} `).where('who', '<', `${who}!`).execute();
}

/**
 * Counts the attempt as a failure before its password is checked, so that concurrent attempts can't exceed a limit.
 * Refuses (429) an attempt beyond any limit without counting it.
 */
export async function reserveAttempt(tx: Db, attempt: Attempt): Promise<void> {
  const { shopId, now, limits } = attempt;
  const exceeded = await exceededLimit(tx, attempt);
  if (exceeded) throw tooMany(exceeded.seconds);
  await tx.deleteFrom('login_failure').where('until', '<=', now).execute();
  await tx
    .insertInto('login_failure')
    .values(limits.map(({ who, seconds }) => ({ shop_id: shopId, who, at: now, until: now + seconds })))
    .execute();
}

/** The limit that one more attempt would exceed. */
export async function exceededLimit(tx: Db, { limits, ...at }: Attempt): Promise<AttemptLimit | undefined> {
  for (const limit of limits) if ((await failuresOf(tx, at, limit.who)) >= limit.max) return limit;
  return undefined;
}

const tooMany = (seconds: number) => throttled(seconds < daySeconds ? m.attempts_too_many() : m.attempts_today());

/** Called when the password or PIN was right. */
export async function clearFailures(tx: Db, { shopId, limits }: Attempt): Promise<void> {
  for (const { who, onSuccess } of limits) {
    if (onSuccess === 'forget all')
      await tx.deleteFrom('login_failure').where('shop_id', '=', shopId).where('who', '=', who).execute();
    else
      await sql`delete from login_failure where rowid = (select max(rowid) from login_failure where shop_id = ${shopId} and who = ${who})`.execute(
        tx,
      );
  }
}

/** The failures under a key that still count. */
export async function failuresOf(
  tx: Db,
  { shopId, now }: Pick<Attempt, 'shopId' | 'now'>,
  who: string,
): Promise<number> {
  const failures = tx.selectFrom('login_failure').where('shop_id', '=', shopId).where('who', '=', who);
  const counted = failures.where('until', '>', now).select(({ fn }) => fn.countAll<number>().as('n'));
  return (await counted.executeTakeFirstOrThrow()).n;
}
