import type { PageId } from '../routes';

/** What an address of the shop is, for the edge that answers it and for the page that shows it. */
export interface RouteCase {
  path: string;
  /** Where the edge redirects, and the page navigates. */
  to?: string;
  status: 200 | 302 | 308 | 404;
  page?: PageId;
  /** Robots may not list it. */
  noIndex?: boolean;
}

/** What the settings of the shop add in these cases. */
export const routeCaseSettings = {
  site_navigation: [{ menu_id: 'm', id: 'i', label: 'Sale', type: 'custom', path: '/Sale' }],
  extra_navigation: [],
  url_shortcuts: [{ key: '/summer', path: '/lists/5' }],
};

/** Edge and shell run the same cases, so that no address is one thing here and another there (P1 §2, P2 §2, GAP-08). */
export const routeCases: RouteCase[] = [
  { path: '/', status: 200, page: 'mf_events_content/HomePage' },
  { path: '/home', status: 200, page: 'mf_events_content/HomePage' },
  { path: '/Home/', status: 308, to: '/home' },
  { path: '/browse', status: 200, page: 'mf_catalogue/BrowsePage' },
  { path: '/Browse', status: 308, to: '/browse' },
  { path: '/browse//', status: 308, to: '/browse' },
  { path: '/browse/filter/t/AC~2FDC/k/title', status: 200, page: 'mf_catalogue/BrowsePage' },
  { path: '/BROWSE/filter/t/Dune', status: 308, to: '/browse/filter/t/Dune' },
  { path: '/browse/url/', status: 200, page: 'mf_catalogue/ListSearchPage' },
  { path: '/browse/url', status: 308, to: '/browse/url/' },
  { path: '/browse/staff-picks', status: 200, page: 'mf_catalogue/BrowsePage' },
  { path: '/item/9780306406157', status: 200, page: 'mf_item/ItemPage' },
  { path: '/Item/9780306406157', status: 308, to: '/item/9780306406157' },
  { path: '/item/9780306406157/Lists/7', status: 308, to: '/item/9780306406157/lists/7' },
  { path: '/item', status: 404, noIndex: true },
  { path: '/lists/7', status: 200, page: 'mf_lists_registry/ListPage' },
  { path: '/LISTS/7', status: 308, to: '/lists/7' },
  { path: '/lists/cartable/7/2', status: 200, page: 'mf_lists_registry/ListPage' },
  { path: '/checkout', status: 302, to: '/checkout/cart' },
  { path: '/Checkout', status: 302, to: '/checkout/cart' },
  { path: '/checkout/cart', status: 200, page: 'mf_cart_checkout/CheckoutPage', noIndex: true },
  { path: '/checkout2/review', status: 200, page: 'mf_cart_checkout/CheckoutPage', noIndex: true },
  { path: '/checkout//evil.example', status: 308, to: '/checkout/evil.example' },
  { path: '/account', status: 302, to: '/account/login' },
  { path: '/account/login', status: 200, page: 'mf_account/LoginPage', noIndex: true },
  { path: '/account/Login', status: 308, to: '/account/login' },
  { path: '/account/signup', status: 200, page: 'mf_account/SignupPage', noIndex: true },
  { path: '/forgot-password', status: 302, to: '/account/forgot' },
  { path: '/account/order/A-5', status: 200, page: 'mf_account/OrderPage', noIndex: true },
  { path: '/account/a/b/c', status: 404, noIndex: true },
  { path: '/gift-cards', status: 200, page: 'mf_cart_checkout/GiftCardsPage' },
  { path: '/contact-hours/', status: 200, page: 'mf_events_content/ContactPage' },
  { path: '/contact-hours', status: 308, to: '/contact-hours/' },
  { path: '/r/ei/9780306406157', status: 302, to: '/item/9780306406157' },
  { path: '/Sale', status: 200, page: 'mf_events_content/CustomPage' },
  { path: '/sale', status: 308, to: '/Sale' },
  { path: '/summer', status: 302, to: '/lists/5' },
  { path: '/Summer/', status: 302, to: '/lists/5' },
  { path: '/no-such-page', status: 404, noIndex: true },
];
