import * as m from '#messages';
import type { Offer, TitleCard } from '../schemas';
import { limits } from '../schemas/limits';
import { formatCount } from './count';

/**
 * The address of a title's cover (SHL-72, SHL-73): the importer's own where there is one, else drawn by the image
 * service.
 */
export function coverSrc(
  title: Pick<TitleCard, 'eisbn' | 'cover_image_cache' | 'cover_url'>,
  width: CoverWidth = limits.coverWidths.card,
): string {
  return title.cover_url || drawnCover(title, width);
}
/** In pixels of the picture. */
export type CoverWidth = (typeof limits.coverWidths)[keyof typeof limits.coverWidths];
/** A title that the shop no longer has, as in an old order, has no key for its cover. */
export const drawnCover = (title: Pick<TitleCard, 'eisbn' | 'cover_image_cache'>, width: CoverWidth) =>
  title.cover_image_cache
    ? `/covers/${encodeURIComponent(title.eisbn)}/${encodeURIComponent(title.cover_image_cache)}-${width}.webp`
    : noCover;
export const noCover = '/covers/none.webp';

/** 'A', 'A and B', 'A, B and C', 'A, B and 3 others'. */
export function formatAuthors(authors: readonly { name: string }[], max = 3): string {
  const names = authors.map((author) => author.name);
  if (names.length > max)
    return m.authors_and_others({ names: names.slice(0, max - 1).join(', '), count: names.length - max + 1 });
  if (names.length < 2) return names[0] ?? '';
  return m.authors_pair({ names: names.slice(0, -1).join(', '), last: names.at(-1) ?? '' });
}

/** The offer that a card shows: the first that can be bought, else the first. */
export function mainOffer(title: Pick<TitleCard, 'available'>): Offer | undefined {
  return (
    title.available.find(
      (offer) => offer.price !== null && (offer.availability === 'available' || offer.availability === 'forthcoming'),
    ) ?? title.available[0]
  );
}

/** Can it be put in a cart? OFR-11: never without a price. */
export function isCartable(offer: Offer): boolean {
  if (offer.price === null || offer.availability === 'no_price' || offer.availability === 'out_of_print') return false;
  return isOnHand(offer) || offer.is_extra_orderable || offer.availability === 'forthcoming';
}
export const isOnHand = (offer: Offer): boolean => offer.onhand === 'Y' || offer.onhand > 0;
/** OFR-08: green when price is above zero and stock is on hand, else orange. */
export const stockTone = (offer: Offer): 'green' | 'orange' =>
  (offer.price ?? 0) > 0 && isOnHand(offer) ? 'green' : 'orange';

/** What an offer says of its stock (OFR-03, OFR-07). */
export function stockText(offer: Offer): string {
  if (offer.availability === 'no_price' || offer.price === null) return m.no_price();
  if (isOnHand(offer))
    return offer.onhand === 'Y' ? m.in_stock() : m.count_in_stock({ count: formatCount(offer.onhand) });
  if (offer.availability === 'forthcoming') return m.forthcoming();
  if (offer.availability === 'out_of_print') return m.out_of_print();
  if (offer.availability === 'out_of_stock_indefinitely') return m.out_of_stock_indefinitely();
  return offer.is_extra_orderable ? m.available_to_order() : m.out_of_stock();
}
