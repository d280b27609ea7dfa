import { messages } from '@bookfront/shared/schemas';
import { sql } from 'kysely';
import type { CallContext } from '../call';
import type { PricedLine } from '../cart/cart-lines';
import type { Db } from '../database/open';
import { conflict } from '../failure';
import { refreshFacets } from '../title/title-repository';

/** Takes the lines off the shelf of the visitor's location. The database itself refuses a number below zero. */
export async function takeStock(tx: Db, { shop }: CallContext, lines: readonly PricedLine[]): Promise<void> {
  for (const { line, offer, backordered } of lines) {
    if (!offer || offer.onhand === null) continue;
    const taken = line.quantity - backordered;
    const change = await tx
      .updateTable('offer')
      .set({ onhand: sql`onhand - ${taken}` })
      .where('shop_id', '=', shop.store_id)
      .where('eisbn', '=', line.eisbn)
      .where('condition', '=', line.condition)
      .where('location_id', '=', offer.location_id)
      .where('onhand', '>=', taken)
      .executeTakeFirst();
    if (change.numUpdatedRows !== 1n) throw conflict('cart_adjustment', messages.cartAdjustment);
    await refreshFacets(tx, shop, line.eisbn);
  }
}
