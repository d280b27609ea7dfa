import { type LeftOut, limits } from '@bookfront/shared/schemas';
import * as m from '#messages';
import type { CallContext } from '../call-context/call-context';
import { type CartLineRow, linesOf, setQuantity } from '../cart/cart-repository';
import { copiesInOtherLines } from '../cart/stock-rules';
import type { Db } from '../database/open';
import { pageOfList } from '../list/item-repository';
import type { ListRow } from '../list/list-repository';
import { requireSession } from '../session/require-session';
import { availabilityOf, type OfferRow, sellable } from '../title/offers';
import { type CardRow, cardRows, offersOf } from '../title/title-cards';

export interface Filled {
  added: number;
  /** Titles that the cart had before. */
  kept: number;
  leftOut: LeftOut[];
}

/**
 * One new copy of each title of the list that the cart does not have yet, in the list's order; what can't be added is
 * named with its reason.
 */
export async function listToCart(tx: Db, context: CallContext, list: ListRow): Promise<Filled> {
  const { cart_key } = await requireSession(tx, context);
  const eisbns = await pageOfList(tx, list, { limit: limits.list.titles, offset: 0 });
  const titles = await cardRows(tx, context, eisbns);
  const offers = await offersOf(tx, context, eisbns);
  const lines = await linesOf(tx, cart_key);
  const inCart = new Set(lines.filter(isOwnCopy).map(({ eisbn }) => eisbn));
  const filled: Filled = { added: 0, kept: 0, leftOut: [] };
  for (const eisbn of eisbns) {
    const title = titles.get(eisbn);
    if (!title) continue;
    if (inCart.has(eisbn)) {
      filled.kept++;
      continue;
    }
    const key = { ...newCopy, eisbn };
    const copies = copiesInOtherLines(lines, key) + 1;
    const reason =
      reasonAgainst(title, offers.get(eisbn) ?? [], copies, context) ??
      (lines.length + filled.added >= limits.cartLines ? m.cart_full() : undefined);
    if (reason === undefined) {
      await setQuantity(tx, cart_key, key, 1);
      filled.added++;
    } else filled.leftOut.push({ eisbn, title: title.title, reason });
  }
  return filled;
}

const newCopy = { condition: 'new', gift_registry_id: '', notes: '' };
const isOwnCopy = ({ condition, gift_registry_id, notes }: CartLineRow): boolean =>
  condition === 'new' && gift_registry_id === '' && notes === '';

/**
 * Why one more new copy can't be sold, undefined where it can. A gift card needs an amount first; a used copy is each
 * one of its kind, which the shopper chooses on the title's page.
 */
function reasonAgainst(
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
  return offer.onhand ? m.cart_stock({ onhand: offer.onhand }) : m.offer_out_of_stock();
}
