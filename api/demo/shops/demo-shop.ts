import { href } from '@bookfront/shared/routes';
import type { FullSettings, MenuEntry, SiteSettings, StoreInfo } from '@bookfront/shared/schemas';
import { type BackOfficeInput, type ShopDocument, shopDocumentSchema } from '../../src/shop/shop-document';
import type { Edition } from '../editions/edition';

/** A demo shop: its settings, what it stocks and its lists. */
export interface DemoShop {
  settings: ShopDocument;
  tax_place: string;
  keeps: (edition: Edition) => boolean;
  lists: DemoList[];
}
export interface DemoList {
  id: string;
  name: string;
  description: string;
  holds: (edition: Edition) => boolean;
  size?: number;
}
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
  checkout?: Partial<FullSettings['checkout_info']>;
  back_office?: BackOfficeInput;
}

/** A demo shop's settings: its own look, and the schema's defaults. */
export function settingsOf(look: ShopLook): ShopDocument {
  return shopDocumentSchema.parse({
    store_id: look.store_id,
    webstore_name: look.webstore_name,
    styles: look.styles,
    global_content: look.bars,
    site_navigation: look.menu,
    time_zone: look.time_zone,
    locale: look.currency === 'CAD' ? 'en-CA' : 'en-US',
    tagline: look.tagline,
    description: look.description,
    checkout_info: {
      texting_enabled: true,
      giftcards_enabled: true,
      order_min: look.order_min ?? 0,
      currency: look.currency,
      ...look.checkout,
    },
    has_privacy_policy_page: true,
    has_terms_conditions_page: true,
    show_features_button: true,
    store_info: { giftcard_minimum: 1000, id: look.store_id, ...look.info },
    ...look.rules,
    back_office: look.back_office ?? {},
  });
}

/** Menus only link to pages that exist. */
export const menu = {
  home: (): MenuEntry => ({ menu_id: 'home', id: 'home', label: 'Home', path: '/', type: 'home' }),
  browse: (label = 'Browse'): MenuEntry => ({
    menu_id: 'browse',
    id: 'browse',
    label,
    path: '/browse',
    type: 'browse',
  }),
  link: (label: string, path: string): MenuEntry => ({ menu_id: path, id: path, label, path, type: 'link' }),
  subject: (label: string, subject: string): MenuEntry => menu.link(label, href.subject(subject)),
  list: (label: string, id: string): MenuEntry => menu.link(label, href.list(id)),
  events: (label = 'Events'): MenuEntry => menu.link(label, '/events'),
  giftCards: (): MenuEntry => menu.link('Gift cards', href.giftCards()),
  group: (label: string, path: string, submenu: MenuEntry[]): MenuEntry => ({ ...menu.link(label, path), submenu }),
};

/** Choices shared by lists. */
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
