import { z } from 'zod';
import { limits } from './limits';
import { titleCardSchema } from './title';
import { paymentChoices } from './vocabulary';
import { cents, eisbn, singleLine, wholeNumber } from './wire';

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
    discount: z.number(),
    line_total: cents,
    backorder_quantity: z.number().int(),
    backorder_sub_message: z.string(),
    is_giftcard: z.boolean(),
    last_ordered: z.object({ date_ordered: z.number().int(), date_ordered_text: z.string() }).nullable(),
  }),
});
export type CartItem = z.infer<typeof cartItemSchema>;

export const taxLineSchema = z.object({ type: z.string().describe("the tax's name: 'GST', 'PST', 'HST', 'WA sales tax'"), amount: cents });

/** The money of a cart or order, computed by the api alone. All in cents. */
export const summarySchema = z.object({
  item_count: z.number().int().describe('lines'),
  total_quantity: z.number().int(),
  original_price: cents,
  discounts: cents,
  subtotal: cents,
  taxes: z.array(taxLineSchema),
  shipping: cents,
  is_shipping_tbd: z.boolean(),
  total_gift_card_amount_used: cents,
  total: cents,
});
export type Summary = z.infer<typeof summarySchema>;

/** What checkout has saved so far: it survives a reload and lives with the cart, not in the browser. */
export const checkoutStateSchema = z.object({
  delivery: z.enum(['pickup', 'ship', 'local_delivery']).nullable(),
  contact: z
    .object({
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      purchase_order: z.string(),
      instructions: z.string(),
      preferred_communication: z.enum(['email', 'phone', 'text']),
    })
    .nullable(),
  payment_choice: z.string().nullable(),
});
export type CheckoutState = z.infer<typeof checkoutStateSchema>;

/** `checksum` changes whenever lines, quantities or prices do; an empty cart always has the same one. */
export const cartSchema = z.object({
  items: z.array(cartItemSchema),
  checksum: z.string(),
  can_click_collect: z.boolean(),
  contains_unavailable: z.boolean(),
  contains_giftcard: z.boolean(),
  meets_order_min: z.boolean(),
  summary: summarySchema,
  checkout: checkoutStateSchema,
});
export type Cart = z.infer<typeof cartSchema>;

export const cartAddPayload = z.object({
  eisbn: eisbn.optional(),
  condition: z.string().max(20).default('new'),
  quantity: wholeNumber(0, limits.quantity.max).default(1),
  cart_id: z.string().max(64).optional(),
  backorder: z.enum(['true', 'false']).optional().describe("'true': order what stock lacks, where the offer allows it"),
  gift_registry_id: z.string().max(limits.registryId).optional().describe('the gift registry that the copies are for (ITM-55, OFR-34)'),
});

/** Fields of the contact step; the guest's three are required by the api when nobody is logged in (P2§5). */
export const contactPayload = z.object({
  name: singleLine(limits.contact.name).optional(),
  email: singleLine(limits.contact.email).optional(),
  phone: z
    .string()
    .trim()
    .max(limits.contact.phone)
    .regex(/^[\d+.\s()-]*$/)
    .optional(),
  promo_code: singleLine(limits.contact.purchaseOrder).optional().describe('the Purchase Order number (GAP-62)'),
  instructions: z.string().max(limits.contact.instructions).optional(),
  preferred_communication: z.enum(['email', 'phone', 'text']).optional(),
});

export const submitPayload = contactPayload.extend({
  delivery_preference: z.enum(['pickup']),
  payment_choice: z.enum(paymentChoices),
  old_promo_code: z.string().max(limits.contact.purchaseOrder).optional(),
  checksum: z.string().max(64).describe('of the cart that the shopper saw at review'),
  idempotency_key: z.string().min(8).max(64).describe('made when the review opens (decision 13)'),
});
