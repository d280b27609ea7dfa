import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../database/open';
import type { Database } from '../database/schema';

/** The result of a cart's submit under an idempotency key (SPEC-D13). */
export const submissionByKey = (
  db: Db,
  cartKey: string,
  idempotencyKey: string,
): Promise<Selectable<Database['submission']> | undefined> =>
  db
    .selectFrom('submission')
    .selectAll()
    .where('cart_key', '=', cartKey)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();

export async function insertSubmission(tx: Db, row: Insertable<Database['submission']>): Promise<void> {
  await tx.insertInto('submission').values(row).execute();
}
