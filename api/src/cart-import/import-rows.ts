import { formatCount } from '@bookfront/shared/format';
import { type ImportRow, limits } from '@bookfront/shared/schemas';
import * as m from '#messages';
import type { CallContext } from '../call-context/call-context';
import { type CartLineRow, lineOf, linesOf, setQuantity } from '../cart/cart-repository';
import { noteNewPrices } from '../cart/seen-prices';
import type { Db } from '../database/open';
import { requireSession } from '../session/require-session';
import { availabilityOf, type OfferRow, sellable } from '../title/offers';
import { type CardRow, cardRows, isShippable, offersOf } from '../title/title-cards';
import { reasonFor } from '../upload-reader/isbn-list/isbn-collector';
import { isbnOfCell } from '../upload-reader/isbn-list/isbn-in-text';
import type { OrderRow } from '../upload-reader/isbn-list/read-result';

/** `eisbn` undefined: the row has no valid ISBN. */
type ReadRow = OrderRow & { eisbn: string | undefined };
const blankRow = { title: '', reason: '' };

/** Checks each row in the file's order without changing the cart. Rows of the same title add up. */
export async function checkRows(db: Db, context: CallContext, rows: readonly OrderRow[]): Promise<ImportRow[]> {
  const read: ReadRow[] = rows.map((row) => ({ ...row, eisbn: isbnOfCell(row.isbn) }));
  const eisbns = [...new Set(read.flatMap(({ eisbn }) => eisbn ?? []))];
  const titles = await cardRows(db, context, eisbns);
  const offers = await offersOf(db, context, eisbns);
  const lines = context.session ? await linesOf(db, context.session.cart_key) : [];
  const tally = tallyOf(lines);
  return read.map((row) => {
    const problem = row.eisbn === undefined ? reasonFor(row.isbn) : undefined;
    const found = {
      title: titles.get(row.eisbn ?? ''),
      offer: offers.get(row.eisbn ?? '')?.find(({ condition }) => condition === 'new'),
    };
    const reason =
      emptyReason(row) ??
      problem ??
      quantityReason(row.qty) ??
      titleReason(found, context) ??
      stockReason(row, found, tally, context);
    const isbn = row.eisbn ?? row.isbn;
    return {
      ...blankRow,
      isbn,
      qty: row.qty,
      line: row.line,
      success: reason === undefined,
      title: found.title?.title ?? '',
      reason: reason ?? '',
    };
  });
}

const emptyReason = ({ isbn, qty }: OrderRow): string | undefined => {
  if (isbn === '') return m.import_isbn_missing();
  return qty === '' ? m.import_quantity_missing() : undefined;
};

function quantityReason(qty: string): string | undefined {
  const isWhole = /^\d{1,4}(\.0+)?$/.test(qty) && Number(qty) >= 1;
  return isWhole ? undefined : m.import_quantity_invalid({ max: limits.quantity.max });
}

interface ResolvedRow {
  title: CardRow | undefined;
  offer: OfferRow | undefined;
}

/** Gift cards need an amount and a message, so a file can't add them. */
function titleReason({ title, offer }: ResolvedRow, { now }: CallContext): string | undefined {
  if (!title || title.for_sale === 0 || !isShippable(title)) return m.import_title_unknown();
  const state = offer ? availabilityOf(offer, title, now) : 'no_price';
  return state === 'available' || state === 'forthcoming' ? undefined : m.cart_title_not_for_sale();
}

/** The cart's contents as the import would leave them, updated row by row. */
interface CartTally {
  /** Copies by title. */
  copies: Map<string, number>;
  lines: number;
  /** Titles with a line that rows add to: a line for no registry. */
  own: Set<string>;
}

const tallyOf = (lines: readonly CartLineRow[]): CartTally => {
  const copies = new Map<string, number>();
  const fresh = lines.filter(({ condition }) => condition === 'new');
  for (const { eisbn, quantity } of fresh) copies.set(eisbn, (copies.get(eisbn) ?? 0) + quantity);
  return {
    copies,
    lines: lines.length,
    own: new Set(fresh.filter((line) => line.gift_registry_id === '').map(({ eisbn }) => eisbn)),
  };
};

function stockReason(
  { eisbn = '', qty }: ReadRow,
  { title, offer }: ResolvedRow,
  tally: CartTally,
  { now }: CallContext,
): string | undefined {
  if (!title || !offer) return undefined;
  const isNew = !tally.own.has(eisbn);
  const wanted = (tally.copies.get(eisbn) ?? 0) + Number(qty);
  if (wanted > sellable(offer, title, now)) return m.cart_stock({ onhand: formatCount(offer.onhand ?? 0) });
  if (wanted > limits.quantity.max) return m.import_quantity_invalid({ max: limits.quantity.max });
  if (isNew && tally.lines >= limits.cartLines) return m.cart_full();
  tally.copies.set(eisbn, wanted);
  tally.own.add(eisbn);
  if (isNew) tally.lines++;
  return undefined;
}

/** Adds the successful rows to the cart. Returns all rows. */
export async function addRows(tx: Db, context: CallContext, rows: ImportRow[]): Promise<ImportRow[]> {
  const { cart_key } = await requireSession(tx, context);
  for (const { isbn, qty, success } of rows) {
    if (!success) continue;
    const key = { eisbn: isbn, condition: 'new', gift_registry_id: '', notes: '' };
    const existing = await lineOf(tx, cart_key, key);
    await setQuantity(tx, cart_key, key, (existing?.quantity ?? 0) + Number(qty));
  }
  await noteNewPrices(tx, context, cart_key);
  return rows;
}
