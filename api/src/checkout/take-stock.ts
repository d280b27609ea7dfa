import * as m from '#messages';
import type { CallContext } from '../call-context/call-context';
import type { PricedLine } from '../cart/cart-lines';
import { refreshFacets, takeCopies } from '../catalogue/stock';
import type { Db } from '../database/open';
import { conflict } from '../http/failure';

/** Reduces stock at the visitor's location by the ordered copies. */
export async function takeStock(tx: Db, { shop }: CallContext, lines: readonly PricedLine[]): Promise<void> {
  for (const { line, offer, backordered } of lines) {
    if (!offer || offer.onhand === null) continue;
    const isTaken = await takeCopies(tx, shop.store_id, {
      ...line,
      location_id: offer.location_id,
      copies: line.quantity - backordered,
    });
    if (!isTaken) throw conflict('cart_adjustment', m.order_beyond_stock());
    await refreshFacets(tx, shop, line.eisbn);
  }
}
