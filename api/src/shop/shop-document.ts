import { limits, paymentChoices, siteSettingsSchema, storeRecordInputSchema } from '@bookfront/shared/schemas';
import { z } from 'zod';

const cents = z.number().int().min(0).max(99_999_900);
const code = z.string().regex(/^[\w-]{1,40}$/, "A code has letters, digits, '-' and '_' only.");
const envName = z
  .string()
  .regex(/^[A-Z][A-Z0-9_]{0,79}$/, 'A secret is named by an environment variable: capital letters, digits and _.');
const webAddress = z
  .url({ protocol: /^https?$/, error: 'An address begins with https:// or http://.' })
  .max(limits.settings.address);
const text = z.string().max(limits.settings.label);

/**
 * A shipping service. `cost`: for the first copy; `cost_each_further`: for each additional one; `free_from`: the
 * subtotal from which shipping is free; all in cents. `delivery_min` and `delivery_max`: business days. `local`: the
 * shop's own delivery, whose costs are in checkout_info.
 */
const shippingServiceSchema = z.object({
  provider: code,
  label: text.min(1),
  countries: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .max(250)
    .default([]),
  provinces: z.array(z.string().max(10)).max(100).default([]),
  cost: cents.default(0),
  cost_each_further: cents.default(0),
  free_from: cents.optional(),
  delivery_min: z.number().int().min(0).max(365).default(0),
  delivery_max: z.number().int().min(0).max(365).default(0),
  excluded_bindings: z.array(z.string().max(40)).max(100).default([]),
  local: z.object({ postal_prefixes: z.array(z.string().min(1).max(10)).max(500) }).optional(),
});
export type ShippingService = z.output<typeof shippingServiceSchema>;

/** `expires`: unix seconds. An `automatic` code applies without being entered. */
const promoCodeRuleSchema = z
  .object({
    code: z
      .string()
      .max(limits.promoCode)
      .regex(/^[A-Z0-9-]+$/, 'A promo code has capital letters, digits and dashes.'),
    description: text.default(''),
    type: z.enum(['special', 'freeship']),
    percent: z.number().int().min(1).max(100).optional(),
    amount: cents.min(1).optional(),
    min_subtotal: cents.default(0),
    expires: z.number().int().optional(),
    max_uses: z.number().int().min(1).optional(),
    once_per_account: z.boolean().default(false),
    automatic: z.boolean().default(false),
  })
  .refine(
    ({ type, percent, amount }) => type === 'freeship' || (percent === undefined) !== (amount === undefined),
    'A special code has a percent or an amount.',
  );
export type PromoCodeRule = z.output<typeof promoCodeRuleSchema>;

/** `mode` 'sandbox': this machine's sandbox (PAYMENT_SANDBOX). `key` is public; the secret stays in the environment. */
const providerSchema = z.object({
  mode: z.enum(['sandbox', 'live']).default('sandbox'),
  key: text.default('').describe("for PayPal '' is checkout_info.paypal_id"),
  secret_env: envName.optional(),
  api: webAddress.optional().describe("the provider's API; each has its usual one"),
  script: webAddress.optional().describe("the provider's script or frame in the browser"),
});
export type ProviderConfig = z.output<typeof providerSchema>;

const choices = z.array(z.enum(paymentChoices)).max(paymentChoices.length);
const paymentsSchema = z.object({
  choices: z.object({ pickup: choices.default(['pickup']), ship: choices.default(['contact']) }).prefault({}),
  paypal: providerSchema.optional(),
  clearent: providerSchema.optional(),
  chase: providerSchema.optional(),
  global: providerSchema.optional(),
  credit_card: providerSchema.optional(),
});

const elementSchema = z.object({
  placement: z.string().max(40).default('other'),
  header: text.default(''),
  header_visible: z.boolean().default(true),
  image: z.string().max(limits.settings.address).default(''),
  description: z.string().max(10_000).default(''),
});

/** The part of a shop's document that is never sent to a browser. */
const backOfficeSchema = z.object({
  shipping_services: z.array(shippingServiceSchema).max(50).default([]),
  promo_codes: z.array(promoCodeRuleSchema).max(1000).default([]),
  payments: paymentsSchema.prefault({}),
  gift_card_page: z
    .object({ show_balance_checker: z.boolean().default(true), elements: z.array(elementSchema).max(50).default([]) })
    .prefault({}),
  mail: z.object({ from: text.default(''), smtp_env: envName.optional() }).prefault({}),
  name_spellings: z
    .array(z.array(text.min(1).regex(/^\S+$/, 'Each spelling is one word.')).min(2).max(30))
    .max(500)
    .default([])
    .describe('spellings of a name that the search takes for one, beside those that it knows'),
});
export type BackOffice = z.output<typeof backOfficeSchema>;
export type BackOfficeInput = z.input<typeof backOfficeSchema>;

/** A shop's document, as stored in its row and read by the settings command. */
export const shopDocumentSchema = siteSettingsSchema.extend({
  contact_and_hours: z.array(storeRecordInputSchema).max(100).default([]).describe('one for each location'),
  back_office: backOfficeSchema.prefault({}),
});
export type ShopDocument = z.output<typeof shopDocumentSchema>;
