import type { CallContext } from '../call-context/call-context';
import type { Db } from '../database/open';
import { offersOf } from '../title/title-cards';
import type { PricedLine } from './cart-lines';

export interface SeenPrice {
  cart_id: string;
  price: number;
}

/** Notes what new lines cost, for the shopper to be told if that changes. Call it after adding lines. */
export async function noteNewPrices(tx: Db, context: CallContext, cartKey: string): Promise<void> {
  const fresh = await tx
    .selectFrom('cart_line')
    .select(['cart_id', 'eisbn', 'condition'])
    .where('cart_key', '=', cartKey)
    .where('notes', '=', '')
    .where('price_seen', 'is', null)
    .execute();
  if (fresh.length === 0) return;
  const offers = await offersOf(tx, context, [...new Set(fresh.map(({ eisbn }) => eisbn))]);
  for (const { cart_id, eisbn, condition } of fresh) {
    const offer = offers.get(eisbn)?.find((one) => one.condition === condition);
    if (offer && offer.price !== null) await setSeen(tx, cartKey, { cart_id, price: offer.price });
  }
}

/** The shopper has been told these prices. */
export async function acknowledgePrices(tx: Db, cartKey: string, seen: readonly SeenPrice[]): Promise<void> {
  for (const one of seen) await setSeen(tx, cartKey, one);
}

const setSeen = (tx: Db, cartKey: string, { cart_id, price }: SeenPrice) =>
  tx
    .updateTable('cart_line')
    .set({ price_seen: price })
    .where('cart_key', '=', cartKey)
    .where('cart_id', '=', cart_id)
    .execute();

/**
 * The price that the shopper saw last, in cents, if a copy costs something else by now; else null. Of a title that can't
 * be bought any more the new price is no news.
 */
export function priceBefore({ line, offer, notes, sellable, sold_price }: PricedLine): number | null {
  const isKnown =
    line.price_seen !== null && notes === null && offer !== undefined && offer.price !== null && sellable > 0;
  return isKnown && line.price_seen !== sold_price ? line.price_seen : null;
}
