import { href } from '@bookfront/shared/routes';
import type { MenuEntry, SiteSettings, StoreInfo } from '@bookfront/shared/schemas';
import type { Edition } from '../editions';

/** A demo shop: its settings, what it stocks, its lists and its home page. */
export interface DemoShop {
  settings: Omit<SiteSettings, 'version'>;
  tax_place: string;
  keeps: (edition: Edition) => boolean;
  lists: DemoList[];
  home: DemoBanner;
}
export interface DemoList {
  id: string;
  name: string;
  description: string;
  holds: (edition: Edition) => boolean;
  size?: number;
}
export interface DemoBanner {
  heading: string;
  text: string;
  button: { label: string; url: string };
  covers: (edition: Edition) => boolean;
}

const noStoreInfo: StoreInfo = {
  id: '',
  name: '',
  phone: '',
  phone_2: '',
  toll_free: '',
  fax: '',
  email: '',
  city: '',
  address: '',
  province: '',
  postal_code: '',
  country: 'CA',
  twitter: '',
  facebook: '',
  instagram: '',
  tiktok: '',
  url: '',
  footer_message: '',
  is_canadian: true,
  is_american: false,
  hide_footer_address: false,
  footer_display_rules: {},
  contact_us_url: '',
  alternate_home: '',
  base_url: '',
  google_analytics_code: '',
  is_multistore: false,
  is_consolidated_multistore: false,
  multistore_info: [],
  giftcard_minimum: 1000,
};

export interface ShopLook {
  store_id: string;
  webstore_name: string;
  tagline: string;
  description: string;
  styles: SiteSettings['styles'];
  bars: SiteSettings['global_content'];
  menu: MenuEntry[];
  info: Partial<StoreInfo> & Pick<StoreInfo, 'name' | 'city' | 'province'>;
  currency: 'CAD' | 'USD';
  time_zone: string;
  rules?: Partial<SiteSettings>;
  order_min?: number;
}

/** The settings of a demo shop: what its look says, and the rules that all of them share. */
export function settingsOf(look: ShopLook): Omit<SiteSettings, 'version'> {
  return {
    ...plainRules,
    store_id: look.store_id,
    webstore_name: look.webstore_name,
    styles: look.styles,
    global_content: look.bars,
    site_navigation: look.menu,
    time_zone: look.time_zone,
    locale: look.currency === 'CAD' ? 'en-CA' : 'en-US',
    tagline: look.tagline,
    description: look.description,
    checkout_info: { ...plainCheckout, order_min: look.order_min ?? 0, currency: look.currency },
    store_info: { ...noStoreInfo, id: look.store_id, ...look.info },
    ...look.rules,
  };
}

const plainRules = {
  template_info: {},
  extra_navigation: [],
  url_shortcuts: [],
  basename: '',
  is_v1: false,
  is_private: false,
  is_exclusive: false,
  cart_enabled: true,
  guest_show_price: true,
  guest_show_cart: true,
  guest_allow_checkout: true,
  gift_registry_enabled: false,
  show_strikethrough: true,
  hide_sale_pricing: false,
  hide_sales_rank: false,
  display_carton_quantity: false,
  has_privacy_policy_page: false,
  landing_page_url: '',
  custom_head: '',
  show_browse_button: true,
  show_features_button: false,
} satisfies Partial<SiteSettings>;

/** Pickup is the one delivery of the demo shops. */
const plainCheckout = {
  ship_enabled: false,
  pickup_enabled: true,
  quote_enabled: false,
  using_promo_codes: false,
  terms_consent_enabled: false,
  allowed_comm_prefs: ['email', 'phone', 'text'],
  texting_enabled: true,
  giftcards_enabled: true,
  inscription_enabled: false,
  messages: {},
} satisfies Partial<SiteSettings['checkout_info']>;

/** Menus lead only to pages that are there. */
export const menu = {
  home: (): MenuEntry => ({ menu_id: 'home', id: 'home', label: 'Home', path: '/', type: 'home' }),
  browse: (label = 'Browse'): MenuEntry => ({ menu_id: 'browse', id: 'browse', label, path: '/browse', type: 'browse' }),
  link: (label: string, path: string): MenuEntry => ({ menu_id: path, id: path, label, path, type: 'link' }),
  subject: (label: string, subject: string): MenuEntry => menu.link(label, href.subject(subject)),
  list: (label: string, id: string): MenuEntry => menu.link(label, href.list(id)),
  group: (label: string, path: string, submenu: MenuEntry[]): MenuEntry => ({ ...menu.link(label, path), submenu }),
};

/** Choices that lists share. */
export const is = {
  about:
    (...subjects: string[]) =>
    ({ work }: Edition) =>
      work.subjects.some((subject) => subjects.some((one) => subject === one || subject.startsWith(`${one} / `))),
  canadian: ({ work }: Edition) => work.canadian.length > 0,
  forChildren: ({ work }: Edition) => work.audience === 'children',
  forthcoming: ({ record }: Edition) => record.status === 'forthcoming',
  largePrint: ({ record }: Edition) => record.is_large_print,
  foreign: ({ record }: Edition) => record.language !== 'eng',
  translated: ({ work, record }: Edition) => work.language !== record.language,
  titled:
    (...titles: string[]) =>
    ({ work }: Edition) =>
      titles.includes(work.title),
  recent: ({ work }: Edition) => work.year >= 2015,
};
