import type { Insertable } from 'kysely';
import type { Db } from '../database/open';
import type { Database } from '../database/schema';

/** How often a code was used in orders, and how often in the account's. */
export async function usesOf(
  db: Db,
  shopId: string,
  code: string,
  accountId: string | null,
): Promise<{ uses: number; usesOfAccount: number }> {
  const rows = db.selectFrom('promo_use').where('shop_id', '=', shopId).where('code', '=', code);
  const count = (query: typeof rows) =>
    query.select(({ fn }) => fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
  const { n: uses } = await count(rows);
  const { n: usesOfAccount } = accountId ? await count(rows.where('account_id', '=', accountId)) : { n: 0 };
  return { uses, usesOfAccount };
}

export async function insertUse(tx: Db, row: Insertable<Database['promo_use']>): Promise<void> {
  await tx.insertInto('promo_use').values(row).execute();
}

export async function savePromoCode(tx: Db, cartKey: string, promo_code: string): Promise<void> {
  await tx.updateTable('cart').set({ promo_code }).where('cart_key', '=', cartKey).execute();
}
