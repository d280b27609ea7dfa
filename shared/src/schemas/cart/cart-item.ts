import { z } from 'zod';
import { titleCardSchema } from '../title';
import { cents } from '../wire';

/** P2 §3 cart_notes: what a gift card line was bought with. `giftcard_price`: the value of one card. */
export const giftCardInfoSchema = z.object({
  personalize: z.boolean(),
  from: z.string(),
  to: z.string(),
  message: z.string(),
});
export const cartNotesSchema = z.object({ giftcard_price: cents, gift_card_info: giftCardInfoSchema });

export const cartItemSchema = z.object({
  title_info: titleCardSchema,
  cart_info: z.object({
    cart_id: z.string(),
    condition: z.string(),
    quantity: z.number().int(),
    cartable: z.boolean(),
    cartable_logged_in: z.boolean(),
    sold_price: cents,
    original_price: cents,
    price_before: cents
      .nullable()
      .describe('what a copy cost when the shopper last saw its price, if it costs something else now'),
    discount: z.number(),
    line_total: cents,
    backorder_quantity: z.number().int(),
    backorder_sub_message: z.string(),
    is_giftcard: z.boolean(),
    cart_notes: cartNotesSchema.nullable().describe('of a gift card, else null'),
    gift_registry_id: z.string().describe("'' where the copies are for no registry"),
    gift_registry_info: z
      .object({ occasion: z.string(), name: z.string(), shipping_encouraged: z.boolean() })
      .nullable(),
    last_ordered: z.object({ date_ordered: z.number().int(), date_ordered_text: z.string() }).nullable(),
  }),
});
export type CartItem = z.infer<typeof cartItemSchema>;
