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
 * Stores the ISBNs of an upload or web page in order, under a random id valid for thirty days, and deletes expired
 * lists.
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
