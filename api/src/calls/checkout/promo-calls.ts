import * as m from '#messages';
import type { Handlers } from '../../call-context/call-context';
import { refuseClosedCart } from '../../cart/cart-rules';
import { write } from '../../database/write';
import { refused, throttled } from '../../http/failure';
import { buildCart } from '../../pricing/build-cart';
import { goodsOf, priceCart } from '../../pricing/priced-cart';
import { savePromoCode } from '../../promo/promo-repository';
import { foldCode } from '../../promo/promo-rules';
import { entryProblem } from '../../promo/promo-service';
import { createRateLimit } from '../../rate-limit/rate-limit';
import { requireSession } from '../../session/require-session';

const codeLimit = createRateLimit(30);

export const promoCalls = {
  /** A cart has one entered code; entering another replaces it. A code is used up by the order, not before. */
  'checkout/addPromocode': async (context, { code }) => {
    refuseClosedCart(context);
    if (!codeLimit.take(context.address, context.now)) throw throttled(m.promo_attempts());
    if (!context.shop.settings.checkout_info.using_promo_codes) throw refused('promo_code', m.promo_unknown());
    const { lines } = await priceCart(context.db, context);
    if (lines.length === 0) throw refused('empty_cart', m.cart_empty());
    const problem = await entryProblem(context.db, context, code, goodsOf(lines));
    if (problem) throw refused('promo_code', problem);
    await write(context.db, async (tx) =>
      savePromoCode(tx, (await requireSession(tx, context)).cart_key, foldCode(code)),
    );
    return { cart: await buildCart(context.db, context) };
  },

  'checkout/removePromocode': async (context) => {
    const { session } = context;
    if (session) await write(context.db, (tx) => savePromoCode(tx, session.cart_key, ''));
    return { cart: await buildCart(context.db, context) };
  },
} satisfies Partial<Handlers>;
