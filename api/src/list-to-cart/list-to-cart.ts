import { type LeftOut, limits } from '@bookfront/shared/schemas';
import * as m from '#messages';
import type { CallContext } from '../call-context/call-context';
import { type CartLineRow, insertLines, linesOf, type NewLine } from '../cart/cart-repository';
import { reasonAgainst } from '../cart/reason-against';
import { copiesInOtherLines } from '../cart/stock-rules';
import type { Db } from '../database/open';
import { pageOfList } from '../list/item-repository';
import type { ListRow } from '../list/list-repository';
import { requireSession } from '../session/require-session';
import { cardRows, offersOf } from '../title/title-cards';

export interface FilledCart {
  added: number;
  /** Titles that were in the cart already. */
  kept: number;
  leftOut: LeftOut[];
}

/**
 * Adds a new copy of each title that is not in the cart yet, in the list's order, and reports the titles that can't be
 * added with the reason.
 */
export async function listToCart(tx: Db, context: CallContext, list: ListRow): Promise<FilledCart> {
  const { cart_key } = await requireSession(tx, context);
  const eisbns = await pageOfList(tx, list, { limit: limits.list.titles, offset: 0 });
  const titles = await cardRows(tx, context, eisbns);
  const offers = await offersOf(tx, context, eisbns);
  const lines = await linesOf(tx, cart_key);
  const inCart = new Set(lines.filter(isOwnCopy).map(({ eisbn }) => eisbn));
  const filled: FilledCart = { added: 0, kept: 0, leftOut: [] };
  const added: NewLine[] = [];
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
      (lines.length + added.length >= limits.cartLines ? m.cart_full() : undefined);
    if (reason === undefined) added.push({ ...key, quantity: 1 });
    else filled.leftOut.push({ eisbn, title: title.title, reason });
  }
  const priceOf = ({ eisbn, condition }: NewLine) =>
    offers.get(eisbn)?.find((offer) => offer.condition === condition)?.price ?? null;
  await insertLines(
    tx,
    cart_key,
    added.map((line) => ({ ...line, price_seen: priceOf(line) })),
  );
  return { ...filled, added: added.length };
}

const newCopy = { condition: 'new', gift_registry_id: '', notes: '' };
const isOwnCopy = ({ condition, gift_registry_id, notes }: CartLineRow): boolean =>
  condition === 'new' && gift_registry_id === '' && notes === '';
