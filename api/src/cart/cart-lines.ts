import type { CallContext } from '../call';
import type { Db } from '../database/open';
import { isForthcoming, type OfferRow, sellable } from '../title/offers';
import { type CardRow, cardRows, offersOf } from '../title/title-cards';
import { type CartLineRow, linesOf } from './cart-repository';

/** A cart line with what is true of its title and offer now. `offer` undefined: no longer sold here. */
export interface PricedLine {
  line: CartLineRow;
  title: CardRow;
  offer: OfferRow | undefined;
  /** How many could be sold now, and how many of the line the shop would have to order. */
  sellable: number;
  backordered: number;
  isOrderable: boolean;
  isForthcoming: boolean;
  sold_price: number;
  original_price: number;
}

/** The cart's lines with prices and stock as they stand, read through `db`: inside a transaction they stay so. */
export async function pricedLines(db: Db, context: CallContext, cartKey: string): Promise<PricedLine[]> {
  const lines = await linesOf(db, cartKey);
  const eisbns = [...new Set(lines.map((line) => line.eisbn))];
  const titles = await cardRows(db, context, eisbns);
  const offers = await offersOf(db, context, eisbns);
  return lines.flatMap((line) => {
    const title = titles.get(line.eisbn);
    return title
      ? [
          priceLine(
            line,
            title,
            offers.get(line.eisbn)?.find((offer) => offer.condition === line.condition),
            context.now,
          ),
        ]
      : [];
  });
}

function priceLine(line: CartLineRow, title: CardRow, offer: OfferRow | undefined, now: number): PricedLine {
  const most = offer ? sellable(offer, title, now) : 0;
  const onhand = offer ? (offer.onhand ?? Number.POSITIVE_INFINITY) : 0;
  const sold_price = offer?.price ?? 0;
  return {
    line,
    title,
    offer,
    sellable: most,
    backordered: most === Number.POSITIVE_INFINITY ? Math.max(0, line.quantity - onhand) : 0,
    isOrderable: line.quantity <= most,
    isForthcoming: isForthcoming(title, now),
    sold_price,
    original_price: Math.max(offer?.list_price ?? sold_price, sold_price),
  };
}
