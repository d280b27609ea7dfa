import { formatCount } from '@bookfront/shared/format';
import * as m from '#messages';
import { type CallError, refused } from '../http/failure';
import type { OfferRow } from '../title/offers';
import type { LineKey } from './cart-repository';

/** How many copies of the same offer other lines hold: for a registry, or gift cards with another message. */
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
  /** How many copies of the offer the cart would hold, and how many can be sold. */
  copies: number;
  max: number;
  /** null: in stock, number unknown. */
  onhand: number | null;
  backorder: boolean;
}

/**
 * If the shop has some copies but too few, the shopper must agree before it orders the rest (P1 §5). If it has none,
 * adding the title means ordering it.
 */
export function isBeyondStock({ copies, max, onhand, backorder }: Stock): boolean {
  const there = onhand ?? 0;
  return copies > max || (!backorder && there > 0 && copies > there);
}

/** Reports the stock on hand, and whether the shopper may wait for the rest. */
export const stockFailure = (offer: Pick<OfferRow, 'onhand' | 'is_extra_orderable'>): CallError =>
  refused('stock', m.cart_stock({ onhand: formatCount(offer.onhand ?? 0) }), {
    onhand: String(offer.onhand ?? 0),
    is_extra_orderable: String(offer.is_extra_orderable === 1),
  });
