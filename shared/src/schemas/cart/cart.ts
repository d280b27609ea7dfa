import { z } from 'zod';
import { limits } from '../limits';
import { cents, eisbn, flag, multiLine, singleLine, wholeNumber } from '../wire';
import { cartItemSchema } from './cart-item';
import { checkoutStateSchema } from './checkout-state';
import { summarySchema } from './summary';

/** A gift card that pays for the cart. The PIN is never sent back. */
export const usedGiftCardSchema = z.object({
  number: z.string(),
  amount: cents,
  balance: cents.describe('what the card held when it was last looked at'),
});
export type UsedGiftCard = z.infer<typeof usedGiftCardSchema>;

/**
 * `checksum` changes whenever lines, quantities, prices, promo codes or gift cards do; an empty cart always has the
 * same one.
 */
export const cartSchema = z.object({
  items: z.array(cartItemSchema),
  gift_cards: z.array(usedGiftCardSchema),
  checksum: z.string(),
  can_click_collect: z.boolean(),
  contains_unavailable: z.boolean(),
  contains_giftcard: z.boolean(),
  meets_order_min: z.boolean(),
  summary: summarySchema,
  promo_lapse: z
    .object({ code: z.string(), reason: z.string() })
    .nullable()
    .describe('the entered promo code while it does not hold, such as below its least subtotal'),
  checkout: checkoutStateSchema,
});
export type Cart = z.infer<typeof cartSchema>;

export const cartAddPayload = z.object({
  eisbn: eisbn.optional(),
  condition: z.string().max(20).default('new'),
  quantity: wholeNumber(0, limits.quantity.max).default(1),
  cart_id: z.string().max(64).optional(),
  backorder: z.enum(['true', 'false']).optional().describe("'true': order what stock lacks, where the offer allows it"),
  gift_registry_id: z
    .string()
    .max(limits.registryId)
    .optional()
    .describe('the gift registry that the copies are for (ITM-55, OFR-34)'),
  price: z
    .union([
      z.number(),
      z
        .string()
        .regex(/^\d{1,6}$/)
        .transform(Number),
    ])
    .optional()
    .describe('the value of one gift card, cents'),
  personalized: flag.optional().describe('a gift card with from, to and message'),
  from: singleLine(limits.giftCard.from).optional(),
  to: singleLine(limits.giftCard.to).optional(),
  message: multiLine(limits.giftCard.message).optional(),
});

/** A price of a copy that the shopper has seen. */
export const seenPriceSchema = z.object({ cart_id: z.string().max(64), price: cents });

/** P2 §3 Import result. A row that can't be processed has `success` false and says why. `line`: in the file, from 1. */
export const importRowSchema = z.object({
  isbn: z.string(),
  qty: z.string(),
  success: z.boolean(),
  line: z.number().int(),
  title: z.string(),
  reason: z.string(),
});
export type ImportRow = z.infer<typeof importRowSchema>;
