import { z } from 'zod';
import { linkAddress, webAddress } from '../address-text';
import { limits, settingsDefaults } from '../limits';

const label = z.string().max(limits.settings.label);

/** Older documents name their countries. */
const countryNames: Readonly<Record<string, string>> = {
  canada: 'CA',
  'united states': 'US',
  'united states of america': 'US',
  usa: 'US',
};
const countryCode = z
  .string()
  .transform((text) => countryNames[text.trim().toLowerCase()] ?? text.trim().toUpperCase())
  .pipe(z.string().regex(/^[A-Z]{2}$/, "A country is written in two letters, as in 'CA' or 'US'."));

/**
 * Who the shop is (P1 §3 Store info). `giftcard_minimum` in cents. `footer_display_rules`: field -> shown; a field it
 * does not name is shown (GAP-43).
 */
export const storeInfoSchema = z.object({
  id: z.string().default(''),
  name: label.min(1, 'A shop has a name.'),
  phone: label.default(''),
  phone_2: label.default(''),
  toll_free: label.default(''),
  fax: label.default(''),
  email: label.default(''),
  city: label.default(''),
  address: label.default(''),
  province: label.default(''),
  postal_code: label.default(''),
  country: countryCode.default('CA'),
  twitter: webAddress.default(''),
  facebook: webAddress.default(''),
  instagram: webAddress.default(''),
  tiktok: webAddress.default(''),
  url: webAddress.default(''),
  footer_message: z.string().max(2000).default(''),
  is_canadian: z.boolean().default(true),
  is_american: z.boolean().default(false),
  hide_footer_address: z.boolean().default(false),
  footer_display_rules: z.record(z.string(), z.boolean()).default({}),
  contact_us_url: linkAddress.default(''),
  alternate_home: linkAddress.default(''),
  base_url: webAddress.default(''),
  google_analytics_code: z
    .string()
    .max(40)
    .regex(/^[\w-]*$/, 'A code has letters, digits and dashes only.')
    .default(''),
  is_multistore: z.boolean().default(false),
  is_consolidated_multistore: z.boolean().default(false),
  multistore_info: z
    .array(
      z.object({
        id: z.string().regex(/^[\w-]{1,64}$/, "A location's id has letters, digits, '-' and '_' only."),
        name: label,
      }),
    )
    .default([]),
  giftcard_minimum: z
    .number()
    .int()
    .min(100, 'At least 100 cents (P1 §5).')
    .max(limits.giftCard.maxCents)
    .default(settingsDefaults.giftcardMinimum),
});
