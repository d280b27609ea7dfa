import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../database/open';
import type { Database } from '../database/schema';

/** What a file that was added to a cart under an idempotency key has come to. */
export const importByKey = (
  db: Db,
  cartKey: string,
  idempotencyKey: string,
): Promise<Selectable<Database['cart_import']> | undefined> =>
  db
    .selectFrom('cart_import')
    .selectAll()
    .where('cart_key', '=', cartKey)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();

export async function insertImport(tx: Db, row: Insertable<Database['cart_import']>): Promise<void> {
  await tx.insertInto('cart_import').values(row).execute();
}

/** Of all carts, those of `until` (unix seconds) and before. */
export async function forgetImports(tx: Db, until: number): Promise<void> {
  await tx.deleteFrom('cart_import').where('at', '<=', until).execute();
}
