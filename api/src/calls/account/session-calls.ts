import type { Handlers } from '../../call-context/call-context';
import { clearCart } from '../../cart/cart-repository';
import { write } from '../../database/write';
import { cartChecksum } from '../../pricing/cart-checksum';
import { buildSession } from '../../visitor/build-session';

export const sessionCalls = {
  'session/get': async (context, { reset_cart }) => {
    if (reset_cart && context.session) await write(context.db, (tx) => clearCart(tx, context.session?.cart_key ?? ''));
    return buildSession(context.db, context);
  },
  'session/getChecksum': async (context) => ({ cart_checksum: await cartChecksum(context.db, context) }),
} satisfies Partial<Handlers>;
