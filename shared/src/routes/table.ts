import type { RemoteId } from '../contract';

/**
 * One page of the shop. `page`: federated id of the component; `answer`: 'first' where the page may answer 404 and
 * waits for its first call.
 */
export interface RouteEntry {
  name: string;
  path: string;
  page: PageId;
  answer?: 'first';
}
/**
 * 'shell/MenuEntry': what the shell itself draws for menu entries that have no page of their own (NAV-36, NAV-37,
 * NAV-47).
 */
export type PageId = RemoteId | 'shell/MenuEntry';
export interface RedirectEntry {
  path: string;
  to: (params: Params) => string;
}
export type Params = Record<string, string>;

/**
 * In order of precedence (P1§2, GAP-08); the first match wins. The shell's build publishes this table as routes.json.
 * After it come the routes that a shop's settings add (shop-routes.ts), then 404.
 */
export const routes: readonly RouteEntry[] = [
  { name: 'features', path: '/features', page: 'mf_events_content/FeaturesPage' },
  { name: 'features', path: '/features/*', page: 'mf_events_content/FeaturesPage' },
  { name: 'registries', path: '/gift-registry', page: 'mf_lists_registry/RegistriesPage' },
  { name: 'registry', path: '/gift-registry/:item_id', page: 'mf_lists_registry/RegistryPage' },
  { name: 'checkout', path: '/checkout2', page: 'mf_cart_checkout/CheckoutPage' },
  { name: 'checkout', path: '/checkout2/:progress', page: 'mf_cart_checkout/CheckoutPage' },
  { name: 'checkout', path: '/checkout/:progress', page: 'mf_cart_checkout/CheckoutPage' },
  { name: 'report', path: '/pdf/:process_id', page: 'mf_account/ReportPage' },
  { name: 'item-in-list', path: '/item/:item_id/lists/:list_id', page: 'mf_item/ItemPage', answer: 'first' },
  { name: 'item', path: '/item/:item_id', page: 'mf_item/ItemPage', answer: 'first' },
  { name: 'order', path: '/account/order/:id', page: 'mf_account/OrderPage' },
  { name: 'account', path: '/account/login', page: 'mf_account/LoginPage' },
  { name: 'account', path: '/account/:view', page: 'mf_account/AccountPage' },
  { name: 'privacy', path: '/privacy-policy', page: 'mf_events_content/PrivacyPolicyPage' },
  { name: 'browse', path: '/browse', page: 'mf_catalogue/BrowsePage' },
  { name: 'browse', path: '/browse/filter/*', page: 'mf_catalogue/BrowsePage' },
  { name: 'list-search', path: '/browse/url', page: 'mf_catalogue/ListSearchPage' },
  { name: 'list-search', path: '/browse/file', page: 'mf_catalogue/ListSearchPage' },
  { name: 'browse', path: '/browse/:id', page: 'mf_catalogue/BrowsePage' },
  { name: 'events', path: '/events', page: 'mf_events_content/EventsPage' },
  { name: 'events', path: '/events/:event_filter', page: 'mf_events_content/EventsPage' },
  { name: 'list', path: '/lists/cartable/:list_id', page: 'mf_lists_registry/ListPage', answer: 'first' },
  { name: 'list', path: '/lists/cartable/:list_id/:page_id', page: 'mf_lists_registry/ListPage', answer: 'first' },
  { name: 'list', path: '/lists/:list_id', page: 'mf_lists_registry/ListPage', answer: 'first' },
  { name: 'list', path: '/lists/:list_id/:page_id', page: 'mf_lists_registry/ListPage', answer: 'first' },
  { name: 'forgot-password', path: '/forgot-password', page: 'mf_account/ForgotPasswordPage' },
  { name: 'contact', path: '/contact-hours', page: 'mf_events_content/ContactPage' },
  { name: 'gift-cards', path: '/gift-cards', page: 'mf_cart_checkout/GiftCardsPage' },
  { name: 'terms', path: '/terms-conditions', page: 'mf_events_content/TermsPage' },
  { name: 'home', path: '/home', page: 'mf_events_content/HomePage' },
  { name: 'home', path: '/', page: 'mf_events_content/HomePage' },
];

export const redirects: readonly RedirectEntry[] = [
  { path: '/r/ei/:item_id', to: (p) => `/item/${encodeURIComponent(p.item_id ?? '')}` },
  { path: '/r/eigr/:item_id', to: (p) => `/item/${encodeURIComponent(p.item_id ?? '')}` },
  { path: '/checkout', to: () => '/checkout/cart' },
  { path: '/account', to: () => '/account/login' },
];
