import type { RemoteId } from '../contract';

/** One page of the shop. `page`: federated id of the component; `answer`: 'first' where the page may answer 404 and waits for its first call. */
export interface RouteEntry {
  name: string;
  path: string;
  page: RemoteId;
  answer?: 'first';
}
export interface RedirectEntry {
  path: string;
  to: (params: Params) => string;
}
export type Params = Record<string, string>;

/** In order of precedence (P1§2); the first match wins. The shell's build publishes this table as routes.json. */
export const routes: readonly RouteEntry[] = [
  { name: 'checkout', path: '/checkout/:progress', page: 'mf_cart_checkout/CheckoutPage' },
  { name: 'item-in-list', path: '/item/:item_id/lists/:list_id', page: 'mf_item/ItemPage', answer: 'first' },
  { name: 'item', path: '/item/:item_id', page: 'mf_item/ItemPage', answer: 'first' },
  { name: 'order', path: '/account/order/:id', page: 'mf_account/OrderPage' },
  { name: 'account', path: '/account/login', page: 'mf_account/LoginPage' },
  { name: 'browse', path: '/browse', page: 'mf_catalogue/BrowsePage' },
  { name: 'browse', path: '/browse/filter/*', page: 'mf_catalogue/BrowsePage' },
  { name: 'list', path: '/lists/:list_id', page: 'mf_lists_registry/ListPage', answer: 'first' },
  { name: 'list', path: '/lists/:list_id/:page_id', page: 'mf_lists_registry/ListPage', answer: 'first' },
  { name: 'home', path: '/home', page: 'mf_events_content/HomePage' },
  { name: 'home', path: '/', page: 'mf_events_content/HomePage' },
];

export const redirects: readonly RedirectEntry[] = [
  { path: '/r/ei/:item_id', to: (p) => `/item/${encodeURIComponent(p.item_id ?? '')}` },
  { path: '/r/eigr/:item_id', to: (p) => `/item/${encodeURIComponent(p.item_id ?? '')}` },
  { path: '/checkout', to: () => '/checkout/cart' },
  { path: '/account', to: () => '/account/login' },
];
