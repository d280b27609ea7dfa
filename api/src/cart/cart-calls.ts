import { limits, messages } from '@bookfront/shared/schemas';
import { type CallContext, defineCall, type Input } from '../call';
import type { Db } from '../database/open';
import { write } from '../database/write';
import { CallError, invalid, notFound, refused } from '../failure';
import { requireSession } from '../session/session-service';
import { availabilityOf, type OfferRow, sellable } from '../title/offers';
import { cardRows, offersOf } from '../title/title-cards';
import { deleteLine, lineById, lineOf, setQuantity } from './cart-repository';
import { buildCart, emptyCartOf } from './cart-service';

export const cartCalls = [
  defineCall('cart/add', async (context, payload) => {
    refuseClosedCart(context);
    await write(context.db, async (tx) => addToCart(tx, context, payload));
    return { cart: await buildCart(context.db, context) };
  }),

  defineCall('cart/removeItem', async (context, { cart_id }) => {
    const { session } = context;
    if (session) await write(context.db, (tx) => deleteLine(tx, session.cart_key, cart_id));
    return { cart: await buildCart(context.db, context) };
  }),

  defineCall('cart/removeAll', async (context) => {
    const { session } = context;
    if (session) await write(context.db, (tx) => emptyCartOf(tx, session.cart_key));
    return { cart: await buildCart(context.db, context) };
  }),
];

/** P1§6: a cart only where the shop sells on line, for guests only where they may see it. */
export function refuseClosedCart({ shop, session }: CallContext): void {
  if (!shop.settings.cart_enabled) throw new CallError(403, 'cart_disabled', messages.orderingDisabled);
  if (!session?.account_id && !shop.settings.guest_show_cart) throw new CallError(401, 'login_required', messages.loginNeeded);
}

/** Without `cart_id` the quantity is added to what the cart has; with it, it becomes the line's quantity and 0 takes the line out. */
async function addToCart(tx: Db, context: CallContext, payload: Input<'cart/add'>): Promise<void> {
  const { eisbn, condition, quantity } = await target(tx, context.session?.cart_key ?? '', payload);
  if (quantity === 0 && !context.session) return;
  if (quantity > 0) await refuseBeyondStock(tx, context, { eisbn, condition, quantity, backorder: payload.backorder === 'true' });
  const session = await requireSession(tx, context);
  await setQuantity(tx, session.cart_key, eisbn, condition, quantity);
}

async function target(tx: Db, cartKey: string, payload: Input<'cart/add'>) {
  if (payload.cart_id) {
    const line = await lineById(tx, cartKey, payload.cart_id);
    if (!line) throw notFound('no_line', 'This title is no longer in your cart.');
    return { eisbn: line.eisbn, condition: line.condition, quantity: payload.quantity };
  }
  if (!payload.eisbn) throw invalid(messages.generic, { eisbn: 'Required' });
  const there = await lineOf(tx, cartKey, payload.eisbn, payload.condition);
  return { eisbn: payload.eisbn, condition: payload.condition, quantity: Math.min((there?.quantity ?? 0) + payload.quantity, limits.quantity.max) };
}

interface Wanted {
  eisbn: string;
  condition: string;
  quantity: number;
  backorder: boolean;
}

async function refuseBeyondStock(tx: Db, context: CallContext, { eisbn, condition, quantity, backorder }: Wanted): Promise<void> {
  const title = (await cardRows(tx, context, [eisbn])).get(eisbn);
  const offer = (await offersOf(tx, context, [eisbn])).get(eisbn)?.find((one) => one.condition === condition);
  if (!title || !offer || title.for_sale === 0) throw notFound('no_title', messages.noResults);
  if (title.is_giftcard === 1) throw refused('not_for_sale', 'Gift cards are not sold here yet.');
  const state = availabilityOf(offer, title, context.now);
  if (state !== 'available' && state !== 'forthcoming')
    throw refused('not_for_sale', state === 'no_price' ? messages.noPrice : 'This title cannot be ordered.');
  if (quantity > sellable(offer, title, context.now) || (!backorder && exceedsShelf(offer, quantity))) throw stockFailure(offer);
}

/** Some are there, but fewer than wanted: the shopper is asked before the rest is ordered (P1§5). With none there, ordering is what adding means. */
const exceedsShelf = (offer: OfferRow, quantity: number): boolean => offer.onhand !== null && offer.onhand > 0 && quantity > offer.onhand;

const stockFailure = (offer: OfferRow): CallError =>
  refused('stock', `We only have ${offer.onhand ?? 0} in stock`, {
    onhand: String(offer.onhand ?? 0),
    is_extra_orderable: String(offer.is_extra_orderable === 1),
  });
