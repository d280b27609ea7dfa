import { messages } from '@bookfront/shared/schemas';
import { defineCall } from '../call';
import { refuseClosedCart } from '../cart/cart-rules';
import { buildCart } from '../cart/cart-service';
import { goodsOf, priceCart } from '../cart/priced-cart';
import { write } from '../database/write';
import { CallError, refused } from '../failure';
import { createRation } from '../ration';
import { requireSession } from '../session/session-service';
import { savePromoCode } from './promo-repository';
import { foldCode } from './promo-rules';
import { entryProblem } from './promo-service';

const entries = createRation(30);

export const promoCalls = [
  /** One code at a time: another takes its place. It counts as used with the order, never before. */
  defineCall('checkout/addPromocode', async (context, { code }) => {
    refuseClosedCart(context);
    if (!entries.take(context.address, context.now))
      throw new CallError(429, 'throttled', 'Too many attempts. Please try again in a minute.');
    if (!context.shop.settings.checkout_info.using_promo_codes) throw refused('promo_code', messages.promoUnknown);
    const { lines } = await priceCart(context.db, context);
    if (lines.length === 0) throw refused('empty_cart', messages.emptyCheckout);
    const problem = await entryProblem(context.db, context, code, goodsOf(lines));
    if (problem) throw refused('promo_code', problem);
    await write(context.db, async (tx) =>
      savePromoCode(tx, (await requireSession(tx, context)).cart_key, foldCode(code)),
    );
    return { cart: await buildCart(context.db, context) };
  }),

  defineCall('checkout/removePromocode', async (context) => {
    const { session } = context;
    if (session) await write(context.db, (tx) => savePromoCode(tx, session.cart_key, ''));
    return { cart: await buildCart(context.db, context) };
  }),
];
