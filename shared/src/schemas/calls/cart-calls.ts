import { z } from 'zod';
import { cartAddPayload, cartSchema, importRowSchema, seenPriceSchema } from '../cart/cart';
import { limits } from '../limits';
import { listSchema } from '../list';
import { flag, jsonText, none, upload } from '../wire';
import { cartReply, listId } from './shapes';

/** The cart. */
export const cartCalls = {
  'cart/add': { payload: cartAddPayload, reply: cartReply, write: true },
  'cart/removeItem': { payload: z.object({ cart_id: z.string().max(64) }), reply: cartReply, write: true },
  'cart/removeAll': { payload: none, reply: cartReply, write: true },
  'cart/removeUnavailable': { payload: none, reply: cartReply, write: true },
  /** Prices that the cart's page or the checkout has shown as changed; see `price_before`. */
  'cart/acknowledgePrices': {
    payload: z.object({
      prices: jsonText(limits.seenPricesText, z.array(seenPriceSchema).min(1).max(limits.cartLines)),
    }),
    reply: none,
    write: true,
  },
  /** SPEC-D19. */
  'cart/email': {
    payload: z.object({ email_address: z.string().trim().max(limits.contact.email) }),
    reply: none,
    write: true,
  },
  /**
   * A multipart form, or pasted ISBNs as a text file; without `addToCart` nothing changes. A row that was not taken has
   * `success` false. With a key the same rows are added once.
   */
  'cart/import': {
    payload: z.object({
      file: upload,
      addToCart: flag.optional(),
      idempotency_key: z.string().min(8).max(64).optional(),
    }),
    reply: z.object({ result: z.object({ titles: z.array(importRowSchema) }), cart: cartSchema.optional() }),
    write: true,
  },
  'cart/copyCartToList': {
    payload: z.object({ list_id: listId }),
    reply: cartReply.extend({ list: listSchema }),
    write: true,
  },
};
