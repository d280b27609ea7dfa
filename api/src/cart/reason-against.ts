import { formatCount } from '@bookfront/shared/format';
import * as m from '#messages';
import type { CallContext } from '../call-context/call-context';
import { availabilityOf, type OfferRow, sellable } from '../title/offers';
import type { CardRow } from '../title/title-cards';

/**
 * Why another new copy can't be sold; undefined if it can. Gift cards need an amount, and used copies are chosen on the
 * title's page.
 */
export function reasonAgainst(
  title: CardRow,
  offers: readonly OfferRow[],
  copies: number,
  { now }: CallContext,
): string | undefined {
  if (title.is_giftcard === 1) return m.list_cart_gift_card();
  const offer = offers.find(({ condition }) => condition === 'new');
  if (offer && copies <= sellable(offer, title, now)) return undefined;
  const hasUsed = offers.some((other) => other.used === 1 && sellable(other, title, now) > 0);
  return hasUsed ? m.list_cart_used_only() : reasonOfState(title, offer, now);
}

function reasonOfState(title: CardRow, offer: OfferRow | undefined, now: number): string {
  const state = offer ? availabilityOf(offer, title, now) : 'no_price';
  if (!offer || state === 'no_price') return m.offer_no_price();
  if (state === 'out_of_print') return m.offer_out_of_print();
  if (state === 'out_of_stock_indefinitely') return m.offer_out_of_stock_indefinitely();
  return offer.onhand ? m.cart_stock({ onhand: formatCount(offer.onhand) }) : m.offer_out_of_stock();
}
