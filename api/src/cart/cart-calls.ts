import { type CallContext, defineCall, type Input } from '../call';
import type { Db } from '../database/open';
import { write } from '../database/write';
import { addToList, listEisbns, toList } from '../titlelist/list-repository';
import { requireOwnList } from '../titlelist/list-service';
import { addToCart } from './add-to-cart';
import { pricedLines } from './cart-lines';
import { clearCart, deleteLine } from './cart-repository';
import { refuseClosedCart, requireLogin } from './cart-rules';
import { buildCart } from './cart-service';
import { emailCart } from './email-cart';

export const cartCalls = [
  defineCall('cart/add', async (context, payload: Input<'cart/add'>) => {
    refuseClosedCart(context);
    await write(context.db, (tx) => addToCart(tx, context, payload));
    return cartNow(context);
  }),

  defineCall('cart/removeItem', async (context, { cart_id }) => {
    await change(context, (tx, cartKey) => deleteLine(tx, cartKey, cart_id));
    return cartNow(context);
  }),

  defineCall('cart/removeAll', async (context) => {
    await change(context, clearCart);
    return cartNow(context);
  }),

  /** What could not be ordered as it stands (SEC-13). */
  defineCall('cart/removeUnavailable', async (context) => {
    requireLogin(context);
    await change(context, async (tx, cartKey) => {
      for (const { line, isOrderable } of await pricedLines(tx, context, cartKey))
        if (!isOrderable) await deleteLine(tx, cartKey, line.cart_id);
    });
    return cartNow(context);
  }),

  defineCall('cart/email', async (context, { email_address }) => {
    await emailCart(context, email_address);
    return {};
  }),

  /** The titles join the list in the cart's order; gift cards have no place in one. */
  defineCall('cart/copyCartToList', async (context, { list_id }) => {
    const list = await requireOwnList(context, list_id);
    await change(context, async (tx, cartKey) => {
      for (const { line, title } of await pricedLines(tx, context, cartKey))
        if (title.is_giftcard === 0) await addToList(tx, list.list_id, line.eisbn);
    });
    const has_titles = (await listEisbns(context.db, list)).length > 0;
    return { list: toList(list, { has_titles }), ...(await cartNow(context)) };
  }),
];

async function change({ db, session }: CallContext, work: (tx: Db, cartKey: string) => Promise<void>): Promise<void> {
  if (session) await write(db, (tx) => work(tx, session.cart_key));
}

const cartNow = async (context: CallContext) => ({ cart: await buildCart(context.db, context) });
