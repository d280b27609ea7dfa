import { isShopPath, isWebAddress } from '../format/web-address';
import type { MenuEntry, SiteSettings } from '../schemas';
import { fillPath, type Match, matchRow, segmentsOf } from './match';
import { type PageId, type PageRoute, plainPage, type RouteEntry, routes } from './table';

type Navigation = Pick<SiteSettings, 'site_navigation' | 'extra_navigation' | 'url_shortcuts'> &
  Partial<Pick<SiteSettings, 'landing_page_url' | 'gift_registry_enabled'>>;

/**
 * What stands at an address of the shop: a page, or the way to another address. `isPermanent`: it is the same page in
 * its one right spelling. `to` is a path of the shop, or an https or http address (NAV-32, NAV-33, NAV-45).
 */
export type Found =
  | { is: 'page'; match: Match }
  | { is: 'redirect'; to: string; isPermanent: false }
  | { is: 'redirect'; to: string; isPermanent: true; match: Match };

/**
 * The one matcher of edge, shell, preload, guard and head: rows of the table, then what the shop's settings add
 * (NAV-30, NAV-31), which never moves a page of the table. Undefined: the 404 page. `table`: of a published shell.
 */
export function findRoute(
  pathname: string,
  settings: Navigation,
  table: readonly RouteEntry[] = routes,
): Found | undefined {
  const row = matchRow(pathname, table);
  if (row && 'redirect' in row.route)
    return { is: 'redirect', to: fillPath(row.route.redirect, row.params), isPermanent: false };
  const target = row ? landingOf(pathname, settings) : targetOf(pathname, settings);
  if (target) return { is: 'redirect', to: target, isPermanent: false };
  const match = matchShop(pathname, settings, table);
  if (!match) return undefined;
  return isSpelled(pathname, match.canonical)
    ? { is: 'page', match }
    : { is: 'redirect', to: match.canonical, isPermanent: true, match };
}

/** The page of a path, however it is spelled. Undefined: it has none, or redirects. */
export function matchShop(
  pathname: string,
  settings: Navigation,
  table: readonly RouteEntry[] = routes,
): Match | undefined {
  const row = matchRow(pathname, table);
  if (row) return 'page' in row.route && isOffered(row.route, settings) ? { ...row, route: row.route } : undefined;
  const entry = menuEntryAt(pathname, settings);
  if (!entry?.path || entry.type === 'link') return undefined;
  const page = pageOfType(entry.type, entry.path);
  return {
    route: { name: 'menu', path: entry.path, page, ...plainPage },
    params: {},
    canonical: addressOf(entry.path),
  };
}

const isOffered = ({ needs }: PageRoute, settings: Navigation): boolean => !needs || settings[needs] !== false;

/** The entry whose page `pathname` shows: a page of several types asks it which. */
export const menuEntryAt = (pathname: string, settings: Navigation): MenuEntry | undefined =>
  entriesOf(settings).find(({ path }) => path !== undefined && plain(path) === plain(pathname));

/** In the encoding of addresses, since settings may hold a path as people write it. */
const isSpelled = (pathname: string, canonical: string): boolean =>
  pathname === canonical || new URL(`http://shop.invalid${pathname}`).pathname === canonical;

/** A path of the settings as browsers show it, without doubled slashes and one at the end. */
function addressOf(path: string): string {
  const { pathname } = new URL(`http://shop.invalid/${path.replace(/[?#].*$/, '')}`);
  return `/${segmentsOf(pathname).join('/')}`;
}

const entriesOf = ({ site_navigation, extra_navigation }: Navigation): MenuEntry[] =>
  [...site_navigation, ...extra_navigation].flatMap(flattenMenu);
const flattenMenu = (entry: MenuEntry): MenuEntry[] => [entry, ...(entry.submenu ?? []).flatMap(flattenMenu)];

/** GAP-09: a shop with a landing page shows it at '/', and its home page at /home. */
const landingOf = (pathname: string, { landing_page_url: target = '' }: Navigation): string | undefined =>
  plain(pathname) === '' && isTarget(target) && plain(target) !== '' ? target : undefined;

/** Where a shortcut or a link of the menu leads; undefined: nowhere, or to itself. */
function targetOf(pathname: string, settings: Navigation): string | undefined {
  const target = shortcutOf(pathname, settings) ?? linkOf(pathname, settings);
  return target && isTarget(target) && plain(target) !== plain(pathname) ? target : undefined;
}
const shortcutOf = (pathname: string, { url_shortcuts }: Navigation) =>
  url_shortcuts.find(({ key }) => plain(key) === plain(pathname))?.path;
const linkOf = (pathname: string, settings: Navigation) => {
  const entry = menuEntryAt(pathname, settings);
  return entry?.type === 'link' ? entry.url : undefined;
};

/** A page of the shop or of the web; 'javascript:', '//' and the like lead nowhere (SPEC-D8). */
const isTarget = (address: string): boolean =>
  (isShopPath(address) || isWebAddress(address)) && URL.canParse(address, 'http://shop.invalid');

/** '/Sale', '/sale/' and '/sale' are one. */
const plain = (path: string) =>
  segmentsOf(decoded(path).replace(/[?#].*$/, ''))
    .join('/')
    .toLowerCase();
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/**
 * P1 §2 Menu entry types. 'lists', an 'unlinked' entry other than /events, and a type that nobody knows have no page:
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
