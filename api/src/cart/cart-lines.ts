import { type CartItem, cartNotesSchema } from '@bookfront/shared/schemas';
import type { CallContext } from '../call-context/call-context';
import type { Db } from '../database/open';
import { parseColumn } from '../database/parse-column';
import { endedTickets } from '../event/ended-tickets';
import { giftCardName } from '../gift-card/gift-card-name';
import { type RegistryRow, registriesByIds } from '../registry/registry-repository';
import { isForthcoming, type OfferRow, sellable } from '../title/offers';
import { type CardRow, cardRows, offersOf } from '../title/title-cards';
import { type CartLineRow, linesOf } from './cart-repository';

type CartNotes = CartItem['cart_info']['cart_notes'];

/** A cart line with its title and offer as they are now. `offer` undefined: the shop no longer sells it. */
export interface PricedLine {
  line: CartLineRow;
  title: CardRow;
  offer: OfferRow | undefined;
  /** How many copies could be sold now, and how many of the line's the shop would have to order. */
  sellable: number;
  backordered: number;
  isOrderable: boolean;
  isForthcoming: boolean;
  /** A gift card's amount and message; null for any other title. */
  notes: CartNotes;
  registry: RegistryRow | undefined;
  /** 0 of a title that can't be bought any more: it counts in no sum. */
  sold_price: number;
  original_price: number;
}

/** Whether at least some copies of the line can be bought. */
export const isForSale = ({ sellable }: Pick<PricedLine, 'sellable'>): boolean => sellable > 0;

/** The cart's lines with current prices and stock. Inside a transaction they can't change until it ends. */
export async function pricedLines(db: Db, context: CallContext, cartKey: string): Promise<PricedLine[]> {
  const lines = await linesOf(db, cartKey);
  const eisbns = [...new Set(lines.map((line) => line.eisbn))];
  const titles = await cardRows(db, context, eisbns);
  const offers = await offersOf(db, context, eisbns);
  for (const eisbn of await endedTicketsOf(db, context, titles)) offers.delete(eisbn);
  const registries = await registriesByIds(
    db,
    context.shop.store_id,
    lines.map((line) => line.gift_registry_id),
  );
  const taken = new Map<string, number>();
  return lines.flatMap((line) => {
    const title = titles.get(line.eisbn);
    if (!title) return [];
    const offer = offers.get(line.eisbn)?.find(({ condition }) => condition === line.condition);
    const stockKey = `${line.eisbn} ${line.condition}`;
    const before = taken.get(stockKey) ?? 0;
    const priced = priceLine({ line, title, offer, before }, context.now);
    if (priced.isOrderable) taken.set(stockKey, before + line.quantity);
    return [{ ...priced, registry: registries.get(line.gift_registry_id) }];
  });
}

/** Tickets of events that have begun are no longer for sale. */
async function endedTicketsOf(
  db: Db,
  { shop, now }: CallContext,
  titles: ReadonlyMap<string, CardRow>,
): Promise<ReadonlySet<string>> {
  const tickets = [...titles.values()].filter(({ product_class }) => product_class === 'ticket');
  return endedTickets(
    db,
    shop.store_id,
    tickets.map(({ eisbn }) => eisbn),
    now,
  );
}

interface UnpricedLine extends Pick<PricedLine, 'line' | 'title' | 'offer'> {
  /** Orderable copies of the same offer in the lines before this one: all lines draw on the same stock. */
  before: number;
}

function priceLine({ line, title, offer, before }: UnpricedLine, now: number): Omit<PricedLine, 'registry'> {
  const max = offer ? sellable(offer, title, now) : 0;
  const onhand = offer ? (offer.onhand ?? Number.POSITIVE_INFINITY) : 0;
  const notes = line.notes === '' ? null : parseColumn(cartNotesSchema, line.notes);
  const left = Math.max(0, max - before);
  const sold_price = left > 0 ? (notes?.giftcard_price ?? offer?.price ?? 0) : 0;
  return {
    line,
    title: notes ? { ...title, title: giftCardName(title.title, notes.giftcard_price) } : title,
    offer,
    notes,
    sellable: left,
    backordered: max === Number.POSITIVE_INFINITY ? Math.max(0, line.quantity - Math.max(0, onhand - before)) : 0,
    isOrderable: before + line.quantity <= max,
    isForthcoming: isForthcoming(title, now),
    sold_price,
    original_price: notes || left === 0 ? sold_price : Math.max(offer?.list_price ?? sold_price, sold_price),
  };
}
