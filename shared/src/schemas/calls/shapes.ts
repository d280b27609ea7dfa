import { z } from 'zod';
import { cartSchema } from '../cart/cart';

/** What several groups of calls take or answer. */
export const cartReply = z.object({ cart: cartSchema });
export const listId = z.string().max(64);
