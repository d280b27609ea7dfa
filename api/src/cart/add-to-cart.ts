import { limits } from '@bookfront/shared/schemas';
import * as m from '#messages';
import type { CallContext, Input } from '../call-context/call-context';
import type { Db } from '../database/open';
import { giftCardNotes } from '../gift-card/gift-card-notes';
import { invalid, notFound, refused } from '../http/failure';
import { registriesByIds, registryItems } from '../registry/registry-repository';
import { requireSession } from '../session/require-session';
import { cardRows } from '../title/title-cards';
import { pricedLines } from './cart-lines';
import {
  type CartLineRow,
  deleteLine,
  type LineKey,
  lineById,
  lineOf,
  linesOf,
  setNotes,
  setQuantity,
} from './cart-repository';
import { refuseManyGiftCards } from './cart-rules';
import { refuseBeyondStock } from './refuse-beyond-stock';
import { noteNewPrices } from './seen-prices';

type Payload = Input<'cart/add'>;

/**
 * Adds the quantity to what the cart has. With `cart_id` it replaces that line's quantity instead, and 0 removes the
 * line.
 */
export async function addToCart(tx: Db, context: CallContext, payload: Payload): Promise<void> {
  const cartKey = context.session?.cart_key ?? '';
  const old = payload.cart_id ? await requireLine(tx, cartKey, payload.cart_id) : undefined;
  const key = await keyOf(tx, context, payload, old);
  const quantity = await quantityOf(tx, cartKey, payload, { key, old });
  if (quantity === 0 && !context.session) return;
  if (quantity > 0) await refuseBeyondStock(tx, context, { ...key, quantity, backorder: payload.backorder === 'true' });
  const session = await requireSession(tx, context);
  if (old && old.notes !== key.notes) await changeNotes(tx, session.cart_key, old, key);
  await refuseFullCart(tx, session.cart_key, key);
  await setQuantity(tx, session.cart_key, key, quantity);
  await noteNewPrices(tx, context, session.cart_key);
  if (isMoreOfGiftCard(key, quantity, old)) refuseManyGiftCards(await pricedLines(tx, context, session.cart_key));
}

/** Guests' and members' carts may hold more gift cards than allowed once merged: such a line can still be reduced. */
const isMoreOfGiftCard = ({ notes }: LineKey, quantity: number, old: CartLineRow | undefined): boolean =>
  notes !== '' && quantity > (old?.quantity ?? 0);

/** Changes a line's gift card. The line keeps its position, unless an equal line exists: then the two are merged. */
async function changeNotes(tx: Db, cartKey: string, { cart_id }: CartLineRow, key: LineKey): Promise<void> {
  if (await lineOf(tx, cartKey, key)) await deleteLine(tx, cartKey, cart_id);
  else await setNotes(tx, cart_id, key.notes);
}

async function requireLine(tx: Db, cartKey: string, cartId: string): Promise<CartLineRow> {
  const line = await lineById(tx, cartKey, cartId);
  if (!line) throw notFound('no_line', m.cart_line_gone());
  return line;
}

/** A changed line keeps its key; only a gift card's price and message can change. */
async function keyOf(tx: Db, context: CallContext, payload: Payload, old: CartLineRow | undefined): Promise<LineKey> {
  const eisbn = old?.eisbn ?? payload.eisbn;
  if (!eisbn) throw invalid(m.failure(), { eisbn: m.field_required() });
  const title = (await cardRows(tx, context, [eisbn])).get(eisbn);
  if (!title) throw notFound('no_title', m.results_none());
  if (title.is_giftcard === 1)
    return {
      eisbn,
      condition: 'new',
      gift_registry_id: '',
      notes: await giftCardNotes(tx, context, payload, { eisbn, old }),
    };
  if (old) return old;
  return {
    eisbn,
    condition: payload.condition,
    gift_registry_id: await registryId(tx, context, payload, eisbn),
    notes: '',
  };
}

/** Fails unless the registry asks for the title: copies of any other title would count for nothing. */
async function registryId(
  tx: Db,
  { shop }: CallContext,
  { gift_registry_id = '' }: Payload,
  eisbn: string,
): Promise<string> {
  if (gift_registry_id === '') return '';
  const found = await registriesByIds(tx, shop.store_id, [gift_registry_id]);
  if (!shop.settings.gift_registry_enabled || !found.has(gift_registry_id))
    throw notFound('not_found', m.registry_gone());
  const items = await registryItems(tx, gift_registry_id);
  if (!items.some((item) => item.eisbn === eisbn)) throw refused('validation', m.registry_lacks_title());
  return gift_registry_id;
}

/** The line's new quantity. A changed line that becomes equal to another is merged with it. */
async function quantityOf(
  tx: Db,
  cartKey: string,
  { quantity }: Payload,
  { key, old }: { key: LineKey; old: CartLineRow | undefined },
): Promise<number> {
  const existing = await lineOf(tx, cartKey, key);
  if (old && (!existing || existing.cart_id === old.cart_id)) return quantity;
  return Math.min((existing?.quantity ?? 0) + quantity, limits.quantity.max);
}

async function refuseFullCart(tx: Db, cartKey: string, key: LineKey): Promise<void> {
  const lines = await linesOf(tx, cartKey);
  if (lines.length >= limits.cartLines && !(await lineOf(tx, cartKey, key))) throw refused('validation', m.cart_full());
}
