import { z } from 'zod';

const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/);

/** A bar of the page (P1§3 Site settings): sizes in CSS pixels. */
export const barSchema = z.object({
  background: colour.optional(),
  color: colour.optional(),
  width: z.number().int().min(320).max(2560).optional(),
  height: z.number().int().min(0).max(400).optional(),
  padding: z.number().int().min(0).max(80).optional(),
  logo: z.string().max(300).optional(),
  pin_navigation: z.boolean().optional(),
  drop_shadow: z.boolean().optional(),
});

export const menuEntrySchema = z.object({
  menu_id: z.string(),
  id: z.string(),
  label: z.string(),
  path: z.string().optional(),
  url: z.string().optional(),
  type: z.string(),
  link_type: z.string().optional(),
  get submenu() {
    return z.array(menuEntrySchema).optional();
  },
});
export type MenuEntry = z.infer<typeof menuEntrySchema>;

/** Who the shop is (P1§3 Store info). `giftcard_minimum` in cents. */
export const storeInfoSchema = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  phone_2: z.string(),
  toll_free: z.string(),
  fax: z.string(),
  email: z.string(),
  city: z.string(),
  address: z.string(),
  province: z.string(),
  postal_code: z.string(),
  country: z.string(),
  twitter: z.string(),
  facebook: z.string(),
  instagram: z.string(),
  tiktok: z.string(),
  url: z.string(),
  footer_message: z.string(),
  is_canadian: z.boolean(),
  is_american: z.boolean(),
  hide_footer_address: z.boolean(),
  footer_display_rules: z.record(z.string(), z.boolean()),
  contact_us_url: z.string(),
  alternate_home: z.string(),
  base_url: z.string(),
  google_analytics_code: z.string(),
  is_multistore: z.boolean(),
  is_consolidated_multistore: z.boolean(),
  multistore_info: z.array(z.object({ id: z.string(), name: z.string() })),
  giftcard_minimum: z.number().int(),
});

export const checkoutInfoSchema = z.object({
  ship_enabled: z.boolean(),
  pickup_enabled: z.boolean(),
  quote_enabled: z.boolean(),
  using_promo_codes: z.boolean(),
  order_min: z.number().int().describe('cents'),
  terms_consent_enabled: z.boolean(),
  currency: z.enum(['CAD', 'USD']),
  allowed_comm_prefs: z.array(z.enum(['email', 'phone', 'text'])),
  texting_enabled: z.boolean(),
  giftcards_enabled: z.boolean(),
  inscription_enabled: z.boolean(),
  messages: z.record(z.string(), z.string()),
});

/** The pair of typefaces: ids of families that the shell's release carries (its fonts.json). */
export const fontsSchema = z.object({ heading: z.string(), text: z.string() });

/** store/getSettings (P1§3, P1§7): all that decides look and rules of a shop. */
export const siteSettingsSchema = z.object({
  store_id: z.string(),
  webstore_name: z.string(),
  version: z.string().describe('changes with every change of the document'),
  styles: z.object({
    background: colour,
    surface: colour,
    text: colour,
    primary: colour,
    accent: colour,
    link: colour.optional(),
    fonts: fontsSchema,
  }),
  global_content: z.object({ footer_bar: barSchema, nav_bar: barSchema, search_bar: barSchema }),
  template_info: z.record(z.string(), z.string()),
  site_navigation: z.array(menuEntrySchema),
  extra_navigation: z.array(menuEntrySchema),
  url_shortcuts: z.array(z.object({ key: z.string(), path: z.string() })),
  basename: z.string(),
  is_v1: z.boolean(),
  is_private: z.boolean(),
  is_exclusive: z.boolean(),
  cart_enabled: z.boolean(),
  guest_show_price: z.boolean(),
  guest_show_cart: z.boolean(),
  guest_allow_checkout: z.boolean(),
  gift_registry_enabled: z.boolean(),
  show_strikethrough: z.boolean(),
  hide_sale_pricing: z.boolean(),
  hide_sales_rank: z.boolean(),
  display_carton_quantity: z.boolean(),
  has_privacy_policy_page: z.boolean(),
  landing_page_url: z.string(),
  custom_head: z.string(),
  show_browse_button: z.boolean(),
  show_features_button: z.boolean(),
  time_zone: z.string(),
  locale: z.enum(['en-CA', 'en-US']),
  tagline: z.string(),
  description: z.string(),
  checkout_info: checkoutInfoSchema,
  store_info: storeInfoSchema,
});
export type SiteSettings = z.infer<typeof siteSettingsSchema>;
export type StoreInfo = z.infer<typeof storeInfoSchema>;
