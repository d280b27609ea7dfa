import type { Db } from '../database/open';
import { parseColumn } from '../database/parse-column';
import { unlistLine } from '../search';
import { titleExtrasSchema } from '../title/title-record';
import { provenanceSchema } from './provenance';
import type { CatalogueOwner } from './title-repository';

/**
 * Takes a title off sale but keeps it for the orders that contain it. False if it was not on sale, or if the shop has
 * put it on sale by hand.
 */
export async function withdrawTitle(tx: Db, shop: CatalogueOwner, eisbn: string): Promise<boolean> {
  const row = await tx
    .selectFrom('title')
    .select(['id', 'extras', 'provenance'])
    .where('shop_id', '=', shop.store_id)
    .where('eisbn', '=', eisbn)
    .where('for_sale', '=', 1)
    .executeTakeFirst();
  if (!row || parseColumn(provenanceSchema, row.provenance).fields.for_sale === 'shop') return false;
  const extras = parseColumn(titleExtrasSchema, row.extras);
  const withdrawn = JSON.stringify({ ...extras, states: { ...extras.states, published: 'off_sale' } });
  await tx
    .updateTable('title')
    .set({ for_sale: 0, source_hash: 'withdrawn', extras: withdrawn })
    .where('id', '=', row.id)
    .execute();
  await unlistLine(tx, shop.store_id, row.id);
  return true;
}
