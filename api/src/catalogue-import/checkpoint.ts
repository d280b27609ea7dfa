import type { Db } from '../database/open';

/** How many records of this file an interrupted import has done; 0 for a new or completely imported file. */
export async function checkpointOf(db: Db, shopId: string, fingerprint: string): Promise<number> {
  const run = await db
    .selectFrom('import_run')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst();
  return run && run.finished === 0 ? run.records : 0;
}

export async function saveCheckpoint(
  tx: Db,
  shop_id: string,
  fingerprint: string,
  records: number,
  finished: boolean,
): Promise<void> {
  const row = { shop_id, fingerprint, records, finished: Number(finished) };
  await tx
    .insertInto('import_run')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['shop_id', 'fingerprint']).doUpdateSet({ records, finished: row.finished }),
    )
    .execute();
}
