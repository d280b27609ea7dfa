import { z } from 'zod';
import type { Db } from '../database/open';
import { parseColumn } from '../database/parse-column';

const eisbnsSchema = z.array(z.string());
const lifeSeconds = 30 * 24 * 60 * 60;

export interface ResultList {
  id: string;
  shop_id: string;
  created: number;
  name: string;
  eisbns: string[];
}

/**
 * What an upload or an address held, in its order. Its id is random and good for thirty days; lists that are older go
 * when a new one comes.
 */
export async function saveResultList(tx: Db, { eisbns, ...row }: ResultList): Promise<void> {
  await tx
    .deleteFrom('result_list')
    .where('created', '<=', row.created - lifeSeconds)
    .execute();
  await tx
    .insertInto('result_list')
    .values({ ...row, eisbns: JSON.stringify(eisbns) })
    .execute();
}

export async function resultList(
  db: Db,
  shopId: string,
  id: string,
): Promise<{ name: string; eisbns: string[] } | undefined> {
  const row = await db
    .selectFrom('result_list')
    .select(['name', 'eisbns'])
    .where('id', '=', id)
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  return row && { name: row.name, eisbns: parseColumn(eisbnsSchema, row.eisbns) };
}
