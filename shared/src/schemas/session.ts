import { z } from 'zod';
import { addressSchema } from './address';
import { cartSchema } from './cart/cart';

export const userSchema = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email_address: z.string(),
  phone_number: z.string(),
  company: z.string(),
  is_institution: z.boolean(),
  is_owner: z.boolean(),
  corp_id: z.string().describe('the account in use: the id of one of account/getAvailableCorps'),
  has_several_corps: z.boolean().describe('an account switcher is of use'),
  communication_preference: z.enum(['email', 'phone', 'text']),
  alt_addresses: z
    .array(
      addressSchema.omit({ preferred: true }).extend({
        street_address: z.string(),
        phone_number: z.string(),
        postal_code: z.string(),
        gift_registry_id: z.string(),
        gift_registry_name: z.string(),
        shipping_encouraged: z.boolean(),
      }),
    )
    .describe('of the gift registries in the cart (P2 §3), without phone, email and street'),
});
export type User = z.infer<typeof userSchema>;

/** P1 §3 Session. `session_id` is a handle, never the cookie's secret. A guest without a row has session_id ''. */
export const sessionSchema = z.object({
  session_id: z.string(),
  logged_in: z.boolean(),
  user: userSchema.nullable(),
  wishlist: z
    .object({
      rows: z.array(z.object({ eisbn: z.string() })),
      has_more: z.boolean().optional().describe('there are more: titlelist/getEisbns has them all'),
    })
    .describe('the newest favourites, as many as a session names'),
  wishlist_id: z.string(),
  cart: cartSchema,
  pick_location: z
    .boolean()
    .describe('a consolidated multistore whose visitor has chosen no location yet: the picker opens once (GAP-47)'),
  location_id: z
    .string()
    .describe("the location in use: the first one until another is chosen, '' where the shop has one"),
});
export type Session = z.infer<typeof sessionSchema>;
