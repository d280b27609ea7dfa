/** What a quantity means for an offer. Pure. */

import type { Offer } from '@bookfront/shared/schemas';

/**
 * The copies on hand if they are fewer than wanted, else undefined: 'Y' is enough for any quantity, and without stock
 * there is nothing to take.
 */
export function stockBelow(offer: Pick<Offer, 'onhand'>, wanted: number): number | undefined {
  const { onhand } = offer;
  return typeof onhand === 'number' && onhand > 0 && wanted > onhand ? onhand : undefined;
}

/** OFR-12 */
export const isPreorder = (offer: Pick<Offer, 'availability' | 'onhand'>): boolean =>
  offer.availability === 'forthcoming' && offer.onhand !== 'Y' && offer.onhand <= 0;
