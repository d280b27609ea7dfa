import type { RemoteId } from '../contract';

/**
 * One page of the shop. Static segments of `path` are spelled as addresses are; other spellings are redirected here.
 */
export interface PageRoute {
  name: string;
  /** ':name' is one segment, '*' the rest. A slash at its end belongs to the address. */
  path: string;
  /** Federated id of the component. */
  page: PageId;
  /** The window's title: the page's own, the searched text, or the path's words (SHL-60 to SHL-62). */
  title: 'own' | 'search' | 'path';
  /**
   * Who may come: everybody, but behind a private shop's gate members only (`all`); guests even there (`guest`: login,
   * sign-up, recovery); members, a guest logs in first and comes back (`member`, GAP-53).
   */
  access: 'all' | 'guest' | 'member';
  /** Whether crawlers may list it. */
  index: boolean;
  /** From one page of a group to another of it, by click, the focus stays where it is. */
  keepsFocus?: string;
  /** The setting without which the shop does not have the page. */
  needs?: 'gift_registry_enabled';
  /** The page may answer 404, and waits for its first call. */
  answer?: 'first';
  /** The param that is an ISBN: another way to write one is redirected to its 13 digits. */
  isbn?: string;
}
/** An address that only redirects; `redirect` has the params of `path`. */
export interface RedirectRoute {
  name: string;
  path: string;
  redirect: string;
}
export type RouteEntry = PageRoute | RedirectRoute;

/**
 * 'shell/MenuEntry': what the shell itself draws for menu entries without a page of their own (NAV-36, NAV-37, NAV-47).
 */
export type PageId = RemoteId | 'shell/MenuEntry';
export type Params = Record<string, string>;

/** What most pages have. */
export const plainPage = { title: 'path', access: 'all', index: true } as const;
const personal = { ...plainPage, index: false } as const;
const browse = {
  name: 'browse',
  page: 'mf_catalogue/BrowsePage',
  ...plainPage,
  title: 'search',
  keepsFocus: 'browse',
} as const;
const listSearch = {
  name: 'list-search',
  page: 'mf_catalogue/ListSearchPage',
  ...plainPage,
  keepsFocus: 'browse',
} as const;
const checkout = { name: 'checkout', page: 'mf_cart_checkout/CheckoutPage', ...personal } as const;
const guest = { name: 'account', ...personal, access: 'guest' } as const;
const member = { name: 'account', ...personal, access: 'member' } as const;
const item = { page: 'mf_item/ItemPage', ...plainPage, title: 'own', answer: 'first', isbn: 'item_id' } as const;
const list = {
  name: 'list',
  page: 'mf_lists_registry/ListPage',
  ...plainPage,
  title: 'own',
  answer: 'first',
} as const;

/**
 * In order of precedence (P1 §2, P2 §2, GAP-08); the first match wins. The shell's build publishes this table as
 * routes.json. After it come the routes that a shop's settings add (find-route.ts), then 404.
 */
export const routes: readonly RouteEntry[] = [
  { name: 'item-link', path: '/r/ei/:item_id', redirect: '/item/:item_id' },
  { name: 'item-link', path: '/r/eigr/:item_id', redirect: '/item/:item_id' },
  { name: 'features', path: '/features', page: 'mf_events_content/FeaturesPage', ...plainPage },
  { name: 'features', path: '/features/*', page: 'mf_events_content/FeaturesPage', ...plainPage },
  {
    name: 'registries',
    path: '/gift-registry',
    page: 'mf_lists_registry/RegistriesPage',
    ...personal,
    access: 'member',
    needs: 'gift_registry_enabled',
  },
  {
    name: 'registry',
    path: '/gift-registry/:item_id',
    page: 'mf_lists_registry/RegistryPage',
    ...personal,
    title: 'own',
    needs: 'gift_registry_enabled',
    answer: 'first',
  },
  { path: '/checkout2', ...checkout },
  { path: '/checkout2/:progress', ...checkout },
  { name: 'checkout', path: '/checkout', redirect: '/checkout/cart' },
  { path: '/checkout/:progress', ...checkout },
  { name: 'report', path: '/pdf/:process_id', page: 'mf_account/ReportPage', ...personal },
  { name: 'item-in-list', path: '/item/:item_id/lists/:list_id', ...item },
  { name: 'item', path: '/item/:item_id', ...item },
  {
    name: 'order',
    path: '/account/order/:id',
    page: 'mf_account/OrderPage',
    title: 'own',
    access: 'guest',
    index: false,
  },
  { name: 'account', path: '/account', redirect: '/account/login' },
  { path: '/account/login', page: 'mf_account/LoginPage', ...guest },
  { path: '/account/signup', page: 'mf_account/SignupPage', ...guest },
  { path: '/account/verify', page: 'mf_account/VerifyPage', ...guest },
  { path: '/account/create', page: 'mf_account/CreateAccountPage', ...guest },
  { path: '/account/forgot', page: 'mf_account/ForgotPasswordPage', ...guest },
  { path: '/account/complete', page: 'mf_account/OrderCompletePage', ...guest },
  { path: '/account/find-order', page: 'mf_account/FindOrderPage', ...guest },
  { path: '/account/finished', page: 'mf_account/AccountCreatedPage', ...member },
  { path: '/account/details', page: 'mf_account/AccountDetailsPage', ...member },
  { path: '/account/addresses', page: 'mf_account/AddressBookPage', ...member },
  { path: '/account/orders', page: 'mf_account/OrdersPage', ...member },
  { path: '/account/link', page: 'mf_account/LinkedAccountsPage', ...member },
  { name: 'my-lists', path: '/account/lists', page: 'mf_lists_registry/MyListsPage', ...personal, access: 'member' },
  { name: 'account', path: '/account/:view', redirect: '/account/details' },
  { name: 'privacy', path: '/privacy-policy', page: 'mf_events_content/PrivacyPolicyPage', ...plainPage },
  { path: '/browse', ...browse },
  { path: '/browse/filter/*', ...browse },
  { path: '/browse/url/', ...listSearch },
  { path: '/browse/file/', ...listSearch },
  { path: '/browse/:id', ...browse },
  { name: 'events', path: '/events', page: 'mf_events_content/EventsPage', ...plainPage },
  {
    name: 'events',
    path: '/events/:event_filter',
    page: 'mf_events_content/EventsPage',
    ...plainPage,
    answer: 'first',
  },
  { path: '/lists/cartable/:list_id', ...list },
  { path: '/lists/cartable/:list_id/:page_id', ...list },
  { path: '/lists/:list_id', ...list },
  { path: '/lists/:list_id/:page_id', ...list },
  { name: 'forgot-password', path: '/forgot-password', redirect: '/account/forgot' },
  { name: 'contact', path: '/contact-hours/', page: 'mf_events_content/ContactPage', ...plainPage },
  { name: 'gift-cards', path: '/gift-cards', page: 'mf_cart_checkout/GiftCardsPage', ...plainPage },
  { name: 'terms', path: '/terms-conditions', page: 'mf_events_content/TermsPage', ...plainPage },
  { name: 'home', path: '/home', page: 'mf_events_content/HomePage', ...plainPage },
  { name: 'home', path: '/', page: 'mf_events_content/HomePage', ...plainPage },
];

/** The rows that have a page. */
export const pageRoutes: readonly PageRoute[] = routes.filter((route) => 'page' in route);

/**
 * The table of a published shell. One that was built before a field or a kind of row existed takes what it does not say
 * from today's table.
 */
export function tableOf(published: readonly PublishedRoute[]): RouteEntry[] {
  const own = new Map(routes.map((route) => [plainPath(route.path), route]));
  const rows = published.flatMap((row): RouteEntry[] => {
    if ('redirect' in row && row.redirect) return [{ name: row.name, path: row.path, redirect: row.redirect }];
    const today = own.get(plainPath(row.path));
    const page = row.page ?? (today && 'page' in today ? today.page : undefined);
    return page ? [{ ...plainPage, ...today, ...row, path: today?.path ?? row.path, page }] : [];
  });
  const hasRedirects = rows.some((row) => 'redirect' in row);
  return hasRedirects ? rows : [...routes.filter((route) => 'redirect' in route), ...rows];
}
export type PublishedRoute = Pick<RouteEntry, 'name' | 'path'> & Partial<PageRoute & RedirectRoute>;

const plainPath = (path: string) => path.replace(/\/$/, '');
