import { z } from 'zod';
import { isShopPath } from '../../format/web-address';
import { colour, linkAddress } from '../address-text';
import { checkoutInfoSchema } from '../checkout-info';
import { limits, settingsDefaults } from '../limits';
import { menuSchema } from './menu';
import { storeInfoSchema } from './store-info';

const { label: labelLength, address: addressLength, customHead } = limits.settings;

const label = z.string().max(labelLength);

/**
 * A bar of the page (P1 §3 Site settings): sizes in CSS pixels; `height` is the logo's. Without colours a bar is black
 * and white (P1 §9).
 */
export const barSchema = z.object({
  background: colour.optional(),
  color: colour.optional(),
  width: z.number().int().min(320).max(2560).default(settingsDefaults.bar.width),
  height: z.number().int().min(0).max(400).default(settingsDefaults.bar.height),
  padding: z.number().int().min(0).max(80).default(settingsDefaults.bar.padding),
  logo: linkAddress.optional(),
  pin_navigation: z.boolean().default(settingsDefaults.bar.pin_navigation),
  drop_shadow: z.boolean().default(settingsDefaults.bar.drop_shadow),
});

/** The pair of typefaces: ids of families that the shell's release carries (its fonts.json). */
export const fontsSchema = z.object({
  heading: z.string().max(60).default('fraunces'),
  text: z.string().max(60).default('figtree'),
});

/**
 * store/getSettings (P1 §3, P1 §7): all that decides look and rules of a shop, with the default of each setting
 * (P1 §9).
 */
export const siteSettingsSchema = z.object({
  store_id: z.string().max(64).default(''),
  webstore_name: z.string().max(64).default(''),
  version: z.string().default('').describe('changes with every change of the document'),
  styles: z
    .object({
      background: colour.default('#ffffff'),
      surface: colour.default('#ffffff'),
      text: colour.default('#1a1a1a'),
      primary: colour.default('#1a1a1a'),
      accent: colour.default('#8a5a00'),
      link: colour.optional(),
      fonts: fontsSchema.prefault({}),
    })
    .prefault({}),
  content_width: z
    .number()
    .int()
    .min(320)
    .max(2560)
    .default(settingsDefaults.contentWidth)
    .describe('CSS pixels; blocks of a page have 1248'),
  global_content: z
    .object({ footer_bar: barSchema.prefault({}), nav_bar: barSchema.prefault({}), search_bar: barSchema.prefault({}) })
    .prefault({}),
  template_info: z.record(z.string(), z.string().max(2000)).default({}),
  site_navigation: menuSchema,
  extra_navigation: menuSchema,
  url_shortcuts: z
    .array(
      z.object({
        key: z.string().max(addressLength).refine(isShopPath, "A shortcut's key is a path: it begins with one '/'."),
        path: linkAddress.refine((text) => text !== '', 'A shortcut leads somewhere.'),
      }),
    )
    .max(1000)
    .default([]),
  basename: z
    .string()
    .max(100)
    .regex(/^(\/[\w-]+)*$/, "A base path begins with '/' and does not end with it.")
    .default(''),
  is_v1: z.boolean().default(false),
  is_private: z.boolean().default(false),
  is_exclusive: z.boolean().default(false),
  cart_enabled: z.boolean().default(true),
  guest_show_price: z.boolean().default(true),
  guest_show_cart: z.boolean().default(true),
  guest_allow_checkout: z.boolean().default(true),
  gift_registry_enabled: z.boolean().default(false),
  show_strikethrough: z.boolean().default(true),
  hide_sale_pricing: z.boolean().default(false),
  hide_sales_rank: z.boolean().default(false),
  display_carton_quantity: z.boolean().default(false),
  has_privacy_policy_page: z.boolean().default(false),
  has_terms_conditions_page: z.boolean().default(false).describe('GAP-42'),
  show_government_of_canada_logo: z.boolean().default(false),
  government_of_canada_bilingual: z.boolean().default(false),
  account_extra_fields: z
    .array(z.object({ key: z.string().regex(/^\w{1,60}$/), label, required: z.boolean().default(true) }))
    .max(30)
    .default([])
    .describe('GAP-79, ACC-48'),
  account_verification_required: z
    .boolean()
    .default(false)
    .describe('a new email address counts once the link sent to it was used (P2 §4)'),
  account_neutral_answers: z
    .boolean()
    .default(false)
    .describe('sign-up and recovery tell nobody whether an address has an account (SPEC-D5); asks for verification'),
  institution_accounts_enabled: z.boolean().default(true).describe('sign-up offers an institution account (ACC-59)'),
  landing_page_url: linkAddress.default(''),
  map_tiles: z
    .string()
    .max(addressLength)
    .refine(
      (text) =>
        text === '' || (/^https:\/\/[^\s/]/.test(text) && ['{x}', '{y}', '{z}'].every((part) => text.includes(part))),
      "Tiles of a map are an https address with '{z}', '{x}' and '{y}'.",
    )
    .default('')
    .describe(
      "CON-12: without tiles the contact page has a still picture; their maker's name stands in map_attribution",
    ),
  map_attribution: label.default(''),
  custom_head: z
    .string()
    .max(customHead)
    .default('')
    .describe('SHL-08: the api answers it cleaned to harmless meta and link tags, ready to insert'),
  show_browse_button: z.boolean().default(true),
  show_features_button: z.boolean().default(false),
  time_zone: z
    .string()
    .refine(isTimeZone, "A time zone is named as in 'America/Vancouver'.")
    .default(settingsDefaults.timeZone),
  locale: z.enum(['en-CA', 'en-US']).default('en-CA'),
  tagline: label.default(''),
  description: z.string().max(2000).default(''),
  checkout_info: checkoutInfoSchema.prefault({}),
  store_info: storeInfoSchema,
});

/** As it is sent: every default filled in. */
export type FullSettings = z.output<typeof siteSettingsSchema>;
/** As it is read: a bar may say as little as it likes. */
export type SiteSettings = Omit<FullSettings, 'global_content'> & {
  global_content: Record<keyof FullSettings['global_content'], z.input<typeof barSchema>>;
};
export type StoreInfo = FullSettings['store_info'];

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
