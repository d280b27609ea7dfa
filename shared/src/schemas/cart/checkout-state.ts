import { z } from 'zod';
import { limits } from '../limits';
import { hasPhoneDigits } from '../phone-digits';
import type { RuleName } from '../rules';
import { cardTypes, deliveryTypes, multishipMethods, paymentChoices } from '../vocabulary';
import { multiLine, singleLine } from '../wire';
import { shippingAddressSchema, shippingProviderSchema } from './shipping';

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
    .refine((text) => text === '' || hasPhoneDigits(text, true), contactPhoneRule)
    .optional(),
  promo_code: singleLine(limits.contact.purchaseOrder).optional().describe('the Purchase Order number (GAP-62)'),
  instructions: multiLine(limits.contact.instructions).optional(),
  preferred_communication: z.enum(['email', 'phone', 'text']).optional(),
});
