import * as m from '#messages';
import type { CallContext } from '../call-context/call-context';
import type { Db } from '../database/open';
import { endedTickets } from '../event/ended-tickets';
import { notFound, refused } from '../http/failure';
import { availabilityOf, type OfferRow, sellable } from '../title/offers';
import { type CardRow, cardRows, offersOf } from '../title/title-cards';
import { type LineKey, linesOf } from './cart-repository';
import { copiesInOtherLines, isBeyondStock, stockFailure } from './stock-rules';

interface WantedCopies extends LineKey {
  quantity: number;
  /** Whether the shop may order the copies that it lacks, if the offer allows it. */
  backorder: boolean;
}

/**
 * Refuses a quantity that can't be sold (no_title, not_for_sale, stock), counting other cart lines of the same offer.
 */
export async function refuseBeyondStock(tx: Db, context: CallContext, wanted: WantedCopies): Promise<void> {
  const { title, offer } = await requireOffer(tx, context, wanted);
  const lines = context.session ? await linesOf(tx, context.session.cart_key) : [];
  const copies = wanted.quantity + copiesInOtherLines(lines, wanted);
  const max = sellable(offer, title, context.now);
  if (isBeyondStock({ copies, max, onhand: offer.onhand, backorder: wanted.backorder })) throw stockFailure(offer);
}

async function requireOffer(
  tx: Db,
  context: CallContext,
  { eisbn, condition }: LineKey,
): Promise<{ title: CardRow; offer: OfferRow }> {
  const title = (await cardRows(tx, context, [eisbn])).get(eisbn);
  const offer = (await offersOf(tx, context, [eisbn])).get(eisbn)?.find((one) => one.condition === condition);
  if (!title || !offer || title.for_sale === 0) throw notFound('no_title', m.results_none());
  const { shop, now } = context;
  const isOver = title.product_class === 'ticket' && (await endedTickets(tx, shop.store_id, [eisbn], now)).has(eisbn);
  if (isOver) throw refused('not_for_sale', m.cart_title_not_for_sale());
  const state = availabilityOf(offer, title, now);
  if (state === 'available' || state === 'forthcoming') return { title, offer };
  throw refused('not_for_sale', state === 'no_price' ? m.offer_no_price() : m.cart_title_not_for_sale());
}
