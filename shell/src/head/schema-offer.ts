import { isCartable, isOnHand } from '@bookfront/shared/format';
import type { Offer } from '@bookfront/shared/schemas';

/** A schema.org Offer; `price` in cents. */
export const schemaOffer = (price: number, offer: Offer, priceCurrency: string): object => ({
  '@type': 'Offer',
  price: (price / 100).toFixed(2),
  priceCurrency,
  availability: `https://schema.org/${schemaAvailability(offer)}`,
});

/** schema.org ItemAvailability of an offer. */
export function schemaAvailability(offer: Offer): 'InStock' | 'PreOrder' | 'BackOrder' | 'OutOfStock' {
  if (isOnHand(offer)) return 'InStock';
  if (offer.availability === 'forthcoming') return 'PreOrder';
  return offer.is_extra_orderable && isCartable(offer) ? 'BackOrder' : 'OutOfStock';
}
