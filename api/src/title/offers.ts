import { formatCount } from '@bookfront/shared/format';
import type { Offer } from '@bookfront/shared/schemas';
import type { Selectable } from 'kysely';
import * as m from '#messages';
import type { OfferTable } from '../database/catalogue-tables';

export type OfferRow = Selectable<OfferTable>;
export interface OfferTitle {
  status: string;
  release_date: number | null;
  for_sale: number;
}

/**
 * P1 §4: an offer's availability, from its price, its stock and its title. A title to come that takes no orders yet is
 * one to ask the shop about: its button would only be refused.
 */
export function availabilityOf(
  offer: Pick<OfferRow, 'price' | 'onhand' | 'used' | 'is_extra_orderable'>,
  title: OfferTitle,
  now: number,
): Offer['availability'] {
  if (offer.price === null || title.for_sale === 0) return 'no_price';
  const none = offer.onhand === 0;
  if (offer.used === 0 && isForthcoming(title, now))
    return none && offer.is_extra_orderable === 0 ? 'no_price' : 'forthcoming';
  if (none && title.status === 'out_of_print') return 'out_of_print';
  if (none && title.status === 'out_of_stock_indefinitely') return 'out_of_stock_indefinitely';
  return 'available';
}

export function isForthcoming(title: Pick<OfferTitle, 'status' | 'release_date'>, now: number): boolean {
  return title.release_date === null ? title.status === 'forthcoming' : title.release_date > now;
}

/** How many copies can be sold: those on hand, or any number if the shop orders more. */
export function sellable(offer: OfferRow, title: OfferTitle, now: number): number {
  const state = availabilityOf(offer, title, now);
  if (state !== 'available' && state !== 'forthcoming') return 0;
  return offer.onhand === null || offer.is_extra_orderable === 1 ? Number.POSITIVE_INFINITY : offer.onhand;
}

/** `showPrice` false: the visitor may not see prices (guest_show_price). */
export function toOffer(row: OfferRow, title: OfferTitle, now: number, showPrice: boolean): Offer {
  const availability = availabilityOf(row, title, now);
  const discount =
    row.price !== null && row.list_price && row.price < row.list_price
      ? Math.round((1 - row.price / row.list_price) * 100)
      : 0;
  return {
    code: row.condition,
    text: row.text,
    row_price: showPrice ? row.price : null,
    price: showPrice ? row.price : null,
    list_price: showPrice ? row.list_price : null,
    onhand: row.onhand ?? 'Y',
    onorder: row.onorder,
    used: row.used === 1,
    note: row.note,
    discount: showPrice ? discount : 0,
    availability,
    ...offerWords(row, availability),
    is_extra_orderable: row.is_extra_orderable === 1,
  };
}

function offerWords(row: OfferRow, availability: Offer['availability']): { message: string; sub_message: string } {
  if (availability === 'no_price') return { message: m.offer_no_price(), sub_message: '' };
  if (availability === 'out_of_print') return { message: m.offer_out_of_print(), sub_message: '' };
  if (availability === 'out_of_stock_indefinitely')
    return { message: m.offer_out_of_stock_indefinitely(), sub_message: '' };
  if (availability === 'forthcoming' && row.onhand === 0)
    return { message: m.offer_forthcoming(), sub_message: m.offer_forthcoming_order() };
  if (row.onhand === null || row.onhand > 0)
    return {
      message: m.offer_in_stock(),
      sub_message: row.onorder > 0 ? m.offer_more_on_order({ count: formatCount(row.onorder) }) : '',
    };
  if (row.onorder > 0)
    return { message: m.offer_on_order(), sub_message: m.offer_on_order_count({ count: formatCount(row.onorder) }) };
  return row.is_extra_orderable === 1
    ? { message: m.offer_available_to_order(), sub_message: m.offer_order_time() }
    : { message: m.offer_out_of_stock(), sub_message: '' };
}
