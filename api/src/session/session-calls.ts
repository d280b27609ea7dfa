import { defineCall } from '../call';
import { cartChecksum } from '../cart/cart-checksum';
import { clearCart } from '../cart/cart-repository';
import { write } from '../database/write';
import { buildSession } from './session-service';

export const sessionCalls = [
  defineCall('session/get', async (context, { reset_cart }) => {
    if (reset_cart && context.session) await write(context.db, (tx) => clearCart(tx, context.session?.cart_key ?? ''));
    return buildSession(context.db, context);
  }),
  defineCall('session/getChecksum', async (context) => ({ cart_checksum: await cartChecksum(context.db, context) })),
];
