import type { MenuEntry, SiteSettings } from '../schemas';
import { type Match, matchRoute, redirectOf } from './match';
import { type PageId, type RouteEntry, routes } from './table';

type Navigation = Pick<SiteSettings, 'site_navigation' | 'extra_navigation' | 'url_shortcuts'>;

/**
 * The page of a path: a fixed one, else that of an entry of the shop's menu, submenus or extra navigation (NAV-30,
 * NAV-31).
 * `table`: the fixed ones of a published shell. Undefined: the 404 page.
 */
export function matchShop(
  pathname: string,
  settings: Navigation,
  table: readonly RouteEntry[] = routes,
): Match | undefined {
  const fixed = matchRoute(pathname, table);
  if (fixed) return fixed;
  const entry = menuEntryAt(pathname, settings);
  if (!entry?.path || entry.type === 'link') return undefined;
  return { route: { name: 'menu', path: entry.path, page: pageOfType(entry.type, entry.path) }, params: {} };
}

/**
 * Where a path that only leads on goes: a path of the shop, or an https or http address (NAV-32, NAV-33, NAV-45).
 * Undefined: it is a page, or nothing.
 * What settings say never moves a page of the table: only a path that would be 404.
 */
export function leadsTo(pathname: string, settings: Navigation): string | undefined {
  const moved = redirectOf(pathname);
  if (moved || matchRoute(pathname)) return moved;
  const target = shortcutOf(pathname, settings) ?? linkOf(pathname, settings);
  return target && isTarget(target) && plain(target) !== plain(pathname) ? target : undefined;
}

/** The entry whose page `pathname` shows: a page of several types asks it which. */
export const menuEntryAt = (pathname: string, settings: Navigation): MenuEntry | undefined =>
  entriesOf(settings).find(({ path }) => path !== undefined && plain(path) === plain(pathname));

const entriesOf = ({ site_navigation, extra_navigation }: Navigation): MenuEntry[] =>
  [...site_navigation, ...extra_navigation].flatMap(withBelow);
const withBelow = (entry: MenuEntry): MenuEntry[] => [entry, ...(entry.submenu ?? []).flatMap(withBelow)];

const shortcutOf = (pathname: string, { url_shortcuts }: Navigation) =>
  url_shortcuts.find(({ key }) => plain(key) === plain(pathname))?.path;
const linkOf = (pathname: string, settings: Navigation) => {
  const entry = menuEntryAt(pathname, settings);
  return entry?.type === 'link' ? entry.url : undefined;
};

/**
 * A page of the shop or of the web; 'javascript:', '//' and the like lead nowhere (decision 8 of the specification).
 */
const isTarget = (address: string): boolean => /^(https?:\/\/|\/(?![/\\]))/i.test(address);

/** '/Sale', '/sale/' and '/sale' are one. */
const plain = (path: string) =>
  decoded(path)
    .replace(/[?#].*$/, '')
    .replace(/^\/|\/$/g, '')
    .toLowerCase();
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/**
 * P1§2 Menu entry types. 'lists', an 'unlinked' entry other than /events, and a type that nobody knows have no page:
 * the shell draws them itself.
 */
function pageOfType(type: string, path: string): PageId {
  if (type === 'unlinked') return plain(path) === 'events' ? 'mf_events_content/EventsPage' : 'shell/MenuEntry';
  return pages[type] ?? 'shell/MenuEntry';
}
const pages: Record<string, PageId | undefined> = Object.assign(Object.create(null), {
  home: 'mf_events_content/HomePage',
  browse: 'mf_catalogue/BrowsePage',
  custom: 'mf_events_content/CustomPage',
  custom_lists: 'mf_events_content/CustomPage',
  v3_content: 'mf_events_content/CustomPage',
  terms_conditions: 'mf_events_content/TermsPage',
  gift_cards: 'mf_cart_checkout/GiftCardsPage',
  contact_and_hours: 'mf_events_content/ContactPage',
  events: 'mf_events_content/EventsPage',
  features: 'mf_events_content/FeaturesPage',
});

/** The pages that entries of a shop's menu may show, beside those that the shell draws itself. */
export const menuPages: readonly PageId[] = [...new Set(Object.values(pages).filter((page) => page !== undefined))];
