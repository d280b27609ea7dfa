import type { CallContext, Handlers, Input } from '../../call-context/call-context';
import { addToCart } from '../../cart/add-to-cart';
import { pricedLines } from '../../cart/cart-lines';
import { clearCart, deleteLine } from '../../cart/cart-repository';
import { refuseClosedCart, requireLogin } from '../../cart/cart-rules';
import { acknowledgePrices } from '../../cart/seen-prices';
import { emailCart } from '../../cart-email/email-cart';
import type { Db } from '../../database/open';
import { write } from '../../database/write';
import { refuseFullList } from '../../list/change-lists';
import { addItems, countItems } from '../../list/item-repository';
import { countedList, toList } from '../../list/list-repository';
import { requireOwnList } from '../../list/list-service';
import { buildCart } from '../../pricing/build-cart';

export const cartCalls = {
  'cart/add': async (context, payload: Input<'cart/add'>) => {
    refuseClosedCart(context);
    await write(context.db, (tx) => addToCart(tx, context, payload));
    return cartReply(context);
  },

  'cart/removeItem': async (context, { cart_id }) => {
    await change(context, (tx, cartKey) => deleteLine(tx, cartKey, cart_id));
    return cartReply(context);
  },

  'cart/removeAll': async (context) => {
    await change(context, clearCart);
    return cartReply(context);
  },

  /** Returns lines that can't be ordered as they are (SEC-13). */
  'cart/removeUnavailable': async (context) => {
    requireLogin(context);
    await change(context, async (tx, cartKey) => {
      for (const { line, isOrderable } of await pricedLines(tx, context, cartKey))
        if (!isOrderable) await deleteLine(tx, cartKey, line.cart_id);
    });
    return cartReply(context);
  },

  /** The shopper has been told these prices, so they need not be told again. */
  'cart/acknowledgePrices': async (context, { prices }) => {
    await change(context, (tx, cartKey) => acknowledgePrices(tx, cartKey, prices));
    return {};
  },

  'cart/email': async (context, { email_address }) => {
    await emailCart(context, email_address);
    return {};
  },

  /** Adds the cart's titles to the list in the cart's order, without gift cards. */
  'cart/copyCartToList': async (context, { list_id }) => {
    const list = await requireOwnList(context, list_id);
    await change(context, async (tx, cartKey) => {
      const lines = await pricedLines(tx, context, cartKey);
      const eisbns = lines.filter(({ title }) => title.is_giftcard === 0).map(({ line }) => line.eisbn);
      await addItems(tx, list.list_id, [...new Set(eisbns)]);
      refuseFullList(await countItems(tx, list.list_id));
    });
    const { db, session } = context;
    return { list: toList(await countedList(db, list), session?.account_id), ...(await cartReply(context)) };
  },
} satisfies Partial<Handlers>;

async function change({ db, session }: CallContext, work: (tx: Db, cartKey: string) => Promise<void>): Promise<void> {
  if (session) await write(db, (tx) => work(tx, session.cart_key));
}

const cartReply = async (context: CallContext) => ({ cart: await buildCart(context.db, context) });
