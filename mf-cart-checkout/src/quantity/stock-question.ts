import type { CallFailure } from '@bookfront/shared/api-client';
import type { Offer } from '@bookfront/shared/schemas';
import { stockBelow } from './quantity';

/**
 * ERR-39, OFR-29: asked before more than the stock is taken. `onHand`: copies that the shop has; `canOrderRest`: it can
 * order what it lacks.
 */
export interface StockQuestion {
  name: 'stock';
  wanted: number;
  onHand: number;
  canOrderRest: boolean;
}

/** What to ask before so many copies are wanted of an offer; undefined: nothing. */
export function stockQuestion(
  offer: Pick<Offer, 'onhand' | 'is_extra_orderable'>,
  wanted: number,
): StockQuestion | undefined {
  const onHand = stockBelow(offer, wanted);
  return onHand === undefined ? undefined : { name: 'stock', wanted, onHand, canOrderRest: offer.is_extra_orderable };
}

/** Copies that were sold since the page was made are asked about in the same way; undefined: another failure. */
export function stockQuestionOf({ code, fields }: CallFailure, wanted: number): StockQuestion | undefined {
  const onHand = Number(fields.onhand);
  if (code !== 'stock' || !(onHand > 0) || onHand >= wanted) return undefined;
  return { name: 'stock', wanted, onHand, canOrderRest: fields.is_extra_orderable === 'true' };
}
