import type { Db } from '../database/open';
import { CallError } from '../failure';

const windowSeconds = 15 * 60;
const limits = { account: 10, address: 40 };

export interface Attempt {
  shopId: string;
  login: string;
  address: string;
  now: number;
}

/** Refuses after ten failures on one account or forty from one address within a quarter of an hour, whether the account exists or not. */
export async function refuseWhenThrottled(db: Db, { shopId, login, address, now }: Attempt): Promise<void> {
  const since = now - windowSeconds;
  const count = async (who: string) => {
    const row = await db
      .selectFrom('login_failure')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('shop_id', '=', shopId)
      .where('who', '=', who)
      .where('at', '>', since)
      .executeTakeFirst();
    return row?.n ?? 0;
  };
  const tooMany = (await count(`login:${login}`)) >= limits.account || (await count(`from:${address}`)) >= limits.address;
  if (tooMany) throw new CallError(429, 'throttled', 'Too many attempts. Please try again in a few minutes.');
}

export async function noteFailure(tx: Db, { shopId, login, address, now }: Attempt): Promise<void> {
  await tx
    .deleteFrom('login_failure')
    .where('at', '<', now - windowSeconds)
    .execute();
  await tx
    .insertInto('login_failure')
    .values([
      { shop_id: shopId, who: `login:${login}`, at: now },
      { shop_id: shopId, who: `from:${address}`, at: now },
    ])
    .execute();
}

export async function forgetFailures(tx: Db, { shopId, login }: Attempt): Promise<void> {
  await tx.deleteFrom('login_failure').where('shop_id', '=', shopId).where('who', '=', `login:${login}`).execute();
}
