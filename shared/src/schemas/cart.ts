import { z } from 'zod';
import { addressFieldsSchema } from './address';
import { limits } from './limits';
import { hasPhoneDigits } from './phone-digits';
import type { RuleName } from './rules';
import { titleCardSchema } from './title';
import { cardTypes, deliveryTypes, multishipMethods, paymentChoices } from './vocabulary';
import { cents, eisbn, flag, severalLines, singleLine, wholeNumber } from './wire';

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

/**
 * P2 §3 Checkout shipping address: of the book, or of a gift registry, which it then names. Of a registry's a buyer is
 * told name, town and country: phone, email, street and postal code are ''.
 */
export const shippingAddressSchema = addressFieldsSchema.extend({
  street_address: z.string(),
  phone_number: z.string(),
  postal_code: z.string(),
  address_id: z.string(),
  country_text: z.string(),
  gift_registry_id: z.string(),
  gift_registry_name: z.string(),
});
export type ShippingAddress = z.infer<typeof shippingAddressSchema>;

/**
 * P2 §3 Shipping provider option. `cost` cents, of one shipment; `delivery_min`, `delivery_max` business days, 0 where
 * not known.
 */
export const shippingProviderSchema = z.object({
  provider: z.string(),
  delivery_preference: z.enum(['ship', 'local_delivery']),
  label: z.string(),
  cost: cents,
  available: z.boolean(),
  delivery_min: z.number().int(),
  delivery_max: z.number().int(),
  conflicting_eisbns: z.array(z.string()),
});
export type ShippingProvider = z.infer<typeof shippingProviderSchema>;

/** P2 §3 Shipment batch option. `delta_cost`: cents beyond the provider's cost. */
export const shippingBatchSchema = z.object({ multiship_method: z.enum(multishipMethods), delta_cost: cents });
export type ShippingBatch = z.infer<typeof shippingBatchSchema>;

/** A gift card that pays for the cart. The PIN is never sent back. */
export const usedGiftCardSchema = z.object({
  number: z.string(),
  amount: cents,
  balance: cents.describe('what the card held when it was last looked at'),
});
export type UsedGiftCard = z.infer<typeof usedGiftCardSchema>;

/** Of a credit card only what says which it is; `cc_info` is the handle of SPEC-D6. */
export const savedCardSchema = z.object({ cc_info: z.string(), card_type: z.enum(cardTypes), last_four: z.string() });
export type SavedCard = z.infer<typeof savedCardSchema>;

/** What checkout has saved so far: it survives a reload and lives with the cart, not in the browser. */
export const checkoutStateSchema = z.object({
  delivery: z.enum(deliveryTypes).nullable(),
  shipping: shippingAddressSchema.nullable(),
  provider: shippingProviderSchema.nullable(),
  batch: z.enum(multishipMethods).nullable(),
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
  payment_choice: z.enum(paymentChoices).nullable(),
  card: savedCardSchema.nullable(),
});
export type CheckoutState = z.infer<typeof checkoutStateSchema>;

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
  message: severalLines(limits.giftCard.message).optional(),
});

const contactPhoneRule: RuleName = 'contactPhone';
/** Fields of the contact step; the guest's three are required by the api when nobody is logged in (P2 §5). */
export const contactPayload = z.object({
  name: singleLine(limits.contact.name).optional(),
  email: singleLine(limits.contact.email).optional(),
  phone: z
    .string()
    .trim()
    .max(limits.contact.phone)
    .regex(/^[\d+.\s()-]*$/, contactPhoneRule)
    .refine((text) => text === '' || hasPhoneDigits(text), contactPhoneRule)
    .optional(),
  promo_code: singleLine(limits.contact.purchaseOrder).optional().describe('the Purchase Order number (GAP-62)'),
  instructions: severalLines(limits.contact.instructions).optional(),
  preferred_communication: z.enum(['email', 'phone', 'text']).optional(),
});

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
