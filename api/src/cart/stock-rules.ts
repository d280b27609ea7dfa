import * as m from '#messages';
import { type CallError, refused } from '../http/failure';
import type { OfferRow } from '../title/offers';
import type { LineKey } from './cart-repository';

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
 * Where some are there, but fewer than wanted, the shopper is asked before the shop orders the rest (P1 §5). With none
 * there, ordering is what adding means.
 */
export function isBeyondStock({ copies, max, onhand, backorder }: Stock): boolean {
  const there = onhand ?? 0;
  return copies > max || (!backorder && there > 0 && copies > there);
}

/** Tells the page how many there are, and whether the shopper can be asked to wait for the rest. */
export const stockFailure = (offer: Pick<OfferRow, 'onhand' | 'is_extra_orderable'>): CallError =>
  refused('stock', m.cart_stock({ onhand: offer.onhand ?? 0 }), {
    onhand: String(offer.onhand ?? 0),
    is_extra_orderable: String(offer.is_extra_orderable === 1),
  });
