import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../database/open';
import type { Database } from '../database/schema';

/** The stored reply of an import under an idempotency key. */
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

/** Deletes imports of all carts up to `until` (unix seconds). */
export async function deleteImports(tx: Db, until: number): Promise<void> {
  await tx.deleteFrom('cart_import').where('at', '<=', until).execute();
}
