import { z } from 'zod';
import { cents } from '../wire';

export const taxLineSchema = z.object({
  type: z.string().describe("the tax's name: 'GST', 'PST', 'HST', 'WA sales tax'"),
  amount: cents,
});

/**
 * P2 §3. `type` 'freeship' takes off shipping, 'special' off the goods. `expiry_date`: unix seconds, null where the
 * code never ends.
 */
export const promoCodeSchema = z.object({
  code: z.string(),
  description: z.string(),
  expiry_date: z.number().int().nullable(),
  expiry_date_text: z.string(),
  automatic: z.boolean(),
  type: z.enum(['freeship', 'special']),
  amount: cents,
});
export type PromoCode = z.infer<typeof promoCodeSchema>;

/**
 * The money of a cart or order, computed by the api alone. All in cents.
 * subtotal = original_price - discounts; total = subtotal - post_subtotal_discount + taxes + shipping -
 * total_gift_card_amount_used.
 * `shipping` is what is paid for it, a code for free shipping taken off; taxes are on the goods after their promo
 * codes, and on shipping where the place taxes it.
 */
export const summarySchema = z.object({
  item_count: z.number().int().describe('lines'),
  total_quantity: z.number().int(),
  original_price: cents,
  discounts: cents,
  promo_codes: z.array(promoCodeSchema),
  subtotal: cents,
  post_subtotal_discount: cents.describe("the amounts of the promo codes of type 'special'"),
  taxes: z.array(taxLineSchema),
  shipping: cents,
  is_shipping_tbd: z.boolean(),
  total_gift_card_amount_used: cents,
  total: cents.describe('what is still to be paid'),
  contains_gift_registry_item: z.boolean(),
  contains_gift_registry_shipping: z.boolean().describe('a registry among them has an address to ship to'),
});
export type Summary = z.infer<typeof summarySchema>;
