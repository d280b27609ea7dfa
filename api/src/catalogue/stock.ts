import { sql } from 'kysely';
import type { Db } from '../database/open';
import { flagsOf, saveFlags } from '../search';
import { bumpRevision, type CatalogueOwner } from './title-repository';

interface Copies {
  eisbn: string;
  condition: string;
  location_id: string;
  copies: number;
}

/** Takes copies out of stock; false if there are too few. The database also refuses negative stock. */
export async function takeCopies(
  tx: Db,
  shopId: string,
  { eisbn, condition, location_id, copies }: Copies,
): Promise<boolean> {
  const change = await tx
    .updateTable('offer')
    .set({ onhand: sql`onhand - ${copies}` })
    .where('shop_id', '=', shopId)
    .where('eisbn', '=', eisbn)
    .where('condition', '=', condition)
    .where('location_id', '=', location_id)
    .where('onhand', '>=', copies)
    .executeTakeFirst();
  return change.numUpdatedRows === 1n;
}

/** Updates a title's filters after its stock has changed. */
export async function refreshFacets(tx: Db, shop: CatalogueOwner, eisbn: string): Promise<void> {
  const row = await tx
    .selectFrom('title')
    .select(['id', 'is_large_print', 'status'])
    .where('shop_id', '=', shop.store_id)
    .where('eisbn', '=', eisbn)
    .executeTakeFirstOrThrow();
  const offers = await tx
    .selectFrom('offer')
    .selectAll()
    .where('shop_id', '=', shop.store_id)
    .where('eisbn', '=', eisbn)
    .execute();
  const flags = flagsOf({
    offers: offers.map((offer) => ({
      ...offer,
      used: offer.used === 1,
      is_extra_orderable: offer.is_extra_orderable === 1,
    })),
    is_large_print: row.is_large_print === 1,
    status: row.status,
  });
  if (await saveFlags(tx, shop.store_id, row.id, flags)) await bumpRevision(tx, shop);
}

/** How many copies of a title have been ordered. */
export async function soldCopies(db: Db, shopId: string, eisbn: string): Promise<number> {
  const lines = db.selectFrom('order_line').select(({ fn }) => fn.sum<number>('quantity').as('copies'));
  const row = await lines.where('shop_id', '=', shopId).where('eisbn', '=', eisbn).executeTakeFirst();
  return row?.copies ?? 0;
}
