import * as m from '#messages';
import type { CallContext } from '../call-context/call-context';
import type { Db } from '../database/open';
import { type CallError, notFound, refused } from '../http/failure';
import { availabilityOf, type OfferRow, sellable } from '../title/offers';
import { type CardRow, cardRows, offersOf } from '../title/title-cards';
import { type LineKey, linesOf } from './cart-repository';

interface Wanted extends LineKey {
  quantity: number;
  /** Order what stock lacks, where the offer allows it. */
  backorder: boolean;
}

/**
 * Refuses what cannot be sold: no_title, not_for_sale, stock. Other lines of the cart for the same offer count with it.
 */
export async function refuseBeyondStock(tx: Db, context: CallContext, wanted: Wanted): Promise<void> {
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
  const state = availabilityOf(offer, title, context.now);
  if (state === 'available' || state === 'forthcoming') return { title, offer };
  throw refused('not_for_sale', state === 'no_price' ? m.offer_no_price() : m.cart_title_not_for_sale());
}

/** Copies of the same offer that the cart's other lines have: for a registry, or gift cards with another message. */
export function copiesInOtherLines(lines: readonly (LineKey & { quantity: number })[], key: LineKey): number {
  const others = lines.filter(
    (line) =>
      line.eisbn === key.eisbn &&
      line.condition === key.condition &&
      (line.gift_registry_id !== key.gift_registry_id || line.notes !== key.notes),
  );
  return others.reduce((sum, line) => sum + line.quantity, 0);
}

interface Stock {
  /** All that the cart would have of the offer, and how many can be sold. */
  copies: number;
  max: number;
  /** null: in stock, number unknown. */
  onhand: number | null;
  backorder: boolean;
}

/**
 * Where some are there, but fewer than wanted, the shopper is asked before the shop orders the rest (P1§5). With none
 * there, ordering is what adding means.
 */
export function isBeyondStock({ copies, max, onhand, backorder }: Stock): boolean {
  if (copies > max) return true;
  return !backorder && onhand !== null && onhand > 0 && copies > onhand;
}

const stockFailure = (offer: OfferRow): CallError =>
  refused('stock', m.cart_stock({ onhand: offer.onhand ?? 0 }), {
    onhand: String(offer.onhand ?? 0),
    is_extra_orderable: String(offer.is_extra_orderable === 1),
  });
