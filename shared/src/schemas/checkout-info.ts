import { z } from 'zod';
import { limits } from './limits';
import { cardTypes } from './vocabulary';

const communication = z.enum(['email', 'phone', 'text']);
/**
 * P2 §3. Amounts in cents. `store_locations`: where an order may be picked up, for the one shop whose id is
 * `store_locations_for` (GAP-78).
 */
export const checkoutInfoSchema = z.object({
  ship_enabled: z.boolean().default(false),
  pickup_enabled: z.boolean().default(true),
  quote_enabled: z.boolean().default(false),
  using_promo_codes: z.boolean().default(false),
  order_min: z.number().int().min(0).default(0).describe('cents'),
  terms_consent_enabled: z.boolean().default(false),
  currency: z.enum(['CAD', 'USD']).default('CAD'),
  allowed_comm_prefs: z.array(communication).default(['email', 'phone', 'text']),
  texting_enabled: z.boolean().default(false),
  giftcards_enabled: z.boolean().default(false),
  inscription_enabled: z.boolean().default(false),
  local_delivery_fee: z.number().int().min(0).default(0).describe('cents; 0: no fee is stated'),
  local_delivery_min: z.number().int().min(0).default(0).describe('cents; 0: no minimum is stated'),
  local_delivery_free_enabled: z.boolean().default(false),
  local_delivery_free_min: z.number().int().min(0).default(0).describe('cents'),
  local_delivery_availability: z.string().max(500).default('').describe('the area, in words'),
  accepted_credit_cards: z.array(z.enum(cardTypes)).default([...cardTypes]),
  paypal_id: z.string().max(200).default(''),
  payment_origins: z
    .array(z.string().max(200))
    .default([])
    .describe(
      "origins of the payment providers' scripts and frames, as the api knows them; a document does not name them",
    ),
  ships_from: z
    .object({
      cost: z.number().int().describe('cents, of one copy'),
      delivery_min: z.number().int().describe('business days'),
      delivery_max: z.number().int().describe('business days'),
      excluded_bindings: z.array(z.string()).describe('not shipped so'),
    })
    .nullable()
    .default(null)
    .describe("the cheapest way to ship within the shop's province, as the api knows it; a document does not name it"),
  store_locations_for: z.string().max(64).default(''),
  store_locations: z.array(z.string().max(limits.settings.label)).max(4).default([]),
  messages: z.record(z.string(), z.string().max(2000)).default({}),
});
