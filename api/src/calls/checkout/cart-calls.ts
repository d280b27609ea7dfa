import type { CallContext, Handlers, Input } from '../../call-context/call-context';
import { addToCart } from '../../cart/add-to-cart';
import { pricedLines } from '../../cart/cart-lines';
import { clearCart, deleteLine } from '../../cart/cart-repository';
import { refuseClosedCart, requireLogin } from '../../cart/cart-rules';
import { emailCart } from '../../cart-email/email-cart';
import type { Db } from '../../database/open';
import { write } from '../../database/write';
import { addToList, listEisbns, toList } from '../../list/list-repository';
import { requireOwnList } from '../../list/list-service';
import { buildCart } from '../../pricing/build-cart';

export const cartCalls = {
  'cart/add': async (context, payload: Input<'cart/add'>) => {
    refuseClosedCart(context);
    await write(context.db, (tx) => addToCart(tx, context, payload));
    return cartNow(context);
  },

  'cart/removeItem': async (context, { cart_id }) => {
    await change(context, (tx, cartKey) => deleteLine(tx, cartKey, cart_id));
    return cartNow(context);
  },

  'cart/removeAll': async (context) => {
    await change(context, clearCart);
    return cartNow(context);
  },

  /** What could not be ordered as it stands (SEC-13). */
  'cart/removeUnavailable': async (context) => {
    requireLogin(context);
    await change(context, async (tx, cartKey) => {
      for (const { line, isOrderable } of await pricedLines(tx, context, cartKey))
        if (!isOrderable) await deleteLine(tx, cartKey, line.cart_id);
    });
    return cartNow(context);
  },

  'cart/email': async (context, { email_address }) => {
    await emailCart(context, email_address);
    return {};
  },

  /** The titles join the list in the cart's order; gift cards have no place in one. */
  'cart/copyCartToList': async (context, { list_id }) => {
    const list = await requireOwnList(context, list_id);
    await change(context, async (tx, cartKey) => {
      for (const { line, title } of await pricedLines(tx, context, cartKey))
        if (title.is_giftcard === 0) await addToList(tx, list.list_id, line.eisbn);
    });
    const has_titles = (await listEisbns(context.db, list)).length > 0;
    return { list: toList(list, { has_titles }), ...(await cartNow(context)) };
  },
} satisfies Partial<Handlers>;

async function change({ db, session }: CallContext, work: (tx: Db, cartKey: string) => Promise<void>): Promise<void> {
  if (session) await write(db, (tx) => work(tx, session.cart_key));
}

const cartNow = async (context: CallContext) => ({ cart: await buildCart(context.db, context) });
