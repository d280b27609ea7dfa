import { type LeftOut, limits, type Order } from '@bookfront/shared/schemas';
import * as m from '#messages';
import type { CallContext } from '../call-context/call-context';
import { type CartLineRow, linesOf, setQuantity } from '../cart/cart-repository';
import { reasonAgainst } from '../cart/reason-against';
import { noteNewPrices } from '../cart/seen-prices';
import { copiesInOtherLines } from '../cart/stock-rules';
import type { Db } from '../database/open';
import { requireSession } from '../session/require-session';
import { type OfferRow, sellable } from '../title/offers';
import { type CardRow, cardRows, offersOf } from '../title/title-cards';

export interface Reordered {
  /** Copies. */
  added: number;
  leftOut: LeftOut[];
}

/**
 * Adds a new copy to the cart for each copy of the order, as far as they can be sold, and tells which titles the cart
 * did not take, wholly or in part, and why.
 */
export async function reorder(tx: Db, context: CallContext, { items }: Order): Promise<Reordered> {
  const { cart_key } = await requireSession(tx, context);
  const wanted = wantedCopies(items);
  const eisbns = [...wanted.keys()];
  const titles = await cardRows(tx, context, eisbns);
  const offers = await offersOf(tx, context, eisbns);
  const lines = await linesOf(tx, cart_key);
  const reordered: Reordered = { added: 0, leftOut: [] };
  let count = lines.length;
  for (const [eisbn, { copies, name }] of wanted) {
    const title = titles.get(eisbn);
    const own = offers.get(eisbn) ?? [];
    const held = heldCopies(lines, eisbn);
    const room = title ? roomFor(context, title, own, lines) : 0;
    const isFull = room > 0 && held === 0 && count >= limits.cartLines;
    const added = isFull ? 0 : Math.max(0, Math.min(copies, room, limits.quantity.max - held));
    if (added > 0) {
      await setQuantity(tx, cart_key, { ...newCopy, eisbn }, held + added);
      if (held === 0) count++;
    }
    reordered.added += added;
    if (added < copies) {
      const reason = isFull ? m.cart_full() : reasonOf(context, title, own, room);
      reordered.leftOut.push({ eisbn, title: title?.title ?? name, reason });
    }
  }
  await noteNewPrices(tx, context, cart_key);
  return reordered;
}

const newCopy = { condition: 'new', gift_registry_id: '', notes: '' };

/** Copies by title, in the order's sequence; used ones count as new, since each used copy is its own. */
function wantedCopies(items: Order['items']): Map<string, { copies: number; name: string }> {
  const wanted = new Map<string, { copies: number; name: string }>();
  for (const { title_info, quantity } of items) {
    const before = wanted.get(title_info.eisbn)?.copies ?? 0;
    wanted.set(title_info.eisbn, { copies: before + quantity, name: title_info.title });
  }
  return wanted;
}

const heldCopies = (lines: readonly CartLineRow[], eisbn: string): number =>
  lines.find(
    (line) => line.eisbn === eisbn && line.condition === 'new' && line.gift_registry_id === '' && line.notes === '',
  )?.quantity ?? 0;

/** How many more new copies the cart can take. */
function roomFor(
  { now }: CallContext,
  title: CardRow,
  offers: readonly OfferRow[],
  lines: readonly CartLineRow[],
): number {
  const offer = offers.find(({ condition }) => condition === 'new');
  if (!offer || title.is_giftcard === 1) return 0;
  const key = { ...newCopy, eisbn: title.eisbn };
  return sellable(offer, title, now) - copiesInOtherLines(lines, key) - heldCopies(lines, title.eisbn);
}

function reasonOf(context: CallContext, title: CardRow | undefined, offers: readonly OfferRow[], room: number): string {
  if (!title) return m.reorder_title_gone();
  return reasonAgainst(title, offers, room + 1 + limits.quantity.max, context) ?? m.cart_full();
}
