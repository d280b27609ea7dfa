import * as m from '#messages';
import type { Handlers } from '../../call-context/call-context';
import { clearCart } from '../../cart/cart-repository';
import { write } from '../../database/write';
import { CallError } from '../../http/failure';
import { requireSession } from '../../session/require-session';
import { setLocation } from '../../session/session-repository';
import { locationOf } from '../../shop/location';

export const webstoreCalls = {
  /** Changing the location empties the cart (API-044), since each location has its own stock. */
  'webstore/setMultistoreLocation': async (context, { location_id }) => {
    const { db, shop } = context;
    if (!shop.locations.some(({ id }) => id !== '' && id === location_id))
      throw new CallError(400, 'wrong_location', m.shop_location_unknown());
    const isOther = location_id !== locationOf(context);
    await write(db, async (tx) => {
      const session = await requireSession(tx, context);
      await setLocation(tx, session.session_id, location_id);
      if (isOther) await clearCart(tx, session.cart_key);
    });
    return {};
  },
} satisfies Partial<Handlers>;
