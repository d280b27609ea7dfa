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
  const filled: Filled = { added: 0, leftOut: [] };
  for (const eisbn of eisbns) {
    const title = titles.get(eisbn);
    if (!title || inCart.has(eisbn)) continue;
    const key = { ...newCopy, eisbn };
    const offer = offers.get(eisbn)?.find(({ condition }) => condition === 'new');
    const reason =
      reasonAgainst(title, offer, copiesInOtherLines(lines, key) + 1, context) ??
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

/** Why one more copy can't be sold; a gift card needs an amount first. */
function reasonAgainst(
  title: CardRow,
  offer: OfferRow | undefined,
  copies: number,
  { now }: CallContext,
): string | undefined {
  if (title.is_giftcard === 1) return m.list_cart_gift_card();
  const state = offer ? availabilityOf(offer, title, now) : 'no_price';
  if (!offer || state === 'no_price') return m.offer_no_price();
  if (state !== 'available' && state !== 'forthcoming') return m.cart_title_not_for_sale();
  return copies > sellable(offer, title, now) ? m.cart_stock({ onhand: offer.onhand ?? 0 }) : undefined;
}
