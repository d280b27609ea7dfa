import { z } from 'zod';
import { addressFieldsSchema } from '../address';
import { multishipMethods } from '../vocabulary';
import { cents } from '../wire';
import { summarySchema } from './summary';

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

/** `summary`: the money of the cart if it is shipped so. */
export const pricedBatchSchema = shippingBatchSchema.extend({ summary: summarySchema });
export type PricedBatch = z.infer<typeof pricedBatchSchema>;
