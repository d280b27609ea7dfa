import { isShopPath } from '../format/web-address';
import { browsePath, emptyView } from './filters';

/** The one way to write an address of the shop. Every builder gives a path below the shop's base. */
export const href = {
  home: () => '/',
  item: (eisbn: string) => `/item/${encodeURIComponent(eisbn)}`,
  itemInList: (eisbn: string, listId: string) =>
    `/item/${encodeURIComponent(eisbn)}/lists/${encodeURIComponent(listId)}`,
  list: (listId: string, page = 1) => `/lists/${encodeURIComponent(listId)}${page > 1 ? `/${page}` : ''}`,
  /** The same titles, with a way to the cart beside each (NAV-21). */
  cartableList: (listId: string, page = 1) =>
    `/lists/cartable/${encodeURIComponent(listId)}${page > 1 ? `/${page}` : ''}`,
  browse: () => '/browse',
  search: (t: string, k: string) =>
    t.trim() === '' ? '/browse/filter/' : browsePath({ ...emptyView, t: t.trim(), k }),
  /**
   * Where a list of ISBNs is searched for: at an address, in a file; what it is comes in the navigation's state
   * (P1 §2).
   */
  urlSearch: () => '/browse/url/',
  fileSearch: () => '/browse/file/',
  author: (name: string) => browsePath({ ...emptyView, t: name, k: 'author' }),
  series: (name: string) => browsePath({ ...emptyView, t: name, k: 'whole_series' }),
  publisher: (name: string) => browsePath({ ...emptyView, t: name, k: 'publisher' }),
  subject: (value: string) => browsePath({ ...emptyView, filters: { s: [value] } }),
  cart: () => '/checkout/cart',
  checkout: (progress: CheckoutStep) => `/checkout/${progress}`,
  login: (returnTo?: string) => `/account/login${returnTo ? `?return_to=${encodeURIComponent(returnTo)}` : ''}`,
  signup: () => '/account/signup',
  /** Sign-up's next page; `token`: of the link in its email. */
  createAccount: (token?: string) => `/account/create${token ? `?token=${encodeURIComponent(token)}` : ''}`,
  verifyEmail: () => '/account/verify',
  forgotPassword: () => '/account/forgot',
  findOrder: () => '/account/find-order',
  account: (view: AccountView) => `/account/${view}`,
  registries: () => '/gift-registry',
  registry: (registryId: string) => `/gift-registry/${encodeURIComponent(registryId)}`,
  itemForRegistry: (eisbn: string, registryId: string) =>
    `/item/${encodeURIComponent(eisbn)}?registry=${encodeURIComponent(registryId)}`,
  giftCards: () => '/gift-cards',
  /** Of one event, or of a day as YYYYMMDD. */
  event: (eventId: string) => `/events/${encodeURIComponent(eventId)}`,
  events: (month?: string) => `/events${month ? `?month=${month}` : ''}`,
  /** For a reader's own calendar: one event, and all that come. Not below the shop's base, as the calls are not. */
  eventFile: (eventId: string) => `/calendar/${encodeURIComponent(eventId)}.ics`,
  eventsFeed: () => '/calendar/events.ics',
  features: () => '/features',
  report: (progressReportId: string) => `/pdf/${encodeURIComponent(progressReportId)}`,
  /** A finished report. Not below the shop's base, as the calls are not. */
  reportFile: (progressReportId: string, storeId: string) =>
    `/download/customer/report.pdf?${new URLSearchParams({ progress_report_id: progressReportId, store_id: storeId })}`,
  contact: () => '/contact-hours/',
  privacy: () => '/privacy-policy',
  terms: () => '/terms-conditions',
  order: (orderNumber: string) => `/account/order/${encodeURIComponent(orderNumber)}`,
  /**
   * Where a plain form posts a call; see `formCallOf`. Not below the shop's base, as the calls are not; the edge puts
   * the base before `return_to` and `next`.
   */
  form: (call: string) => `/do/${call}`,
  /** The titles of a list as a file for spreadsheets. Not below the shop's base, as the calls are not. */
  listFile: (listId: string, storeId: string) =>
    `/download/customer/titles.csv?${new URLSearchParams({ store_id: storeId, x: `list-${listId}`, v: 'sequence' })}`,
  /** Where a form posts that starts afresh: the session ends, its cookie goes, and the shop's home follows (ERR-02). */
  dropSession: () => '/session/drop',
};
export type AccountView = 'details' | 'addresses' | 'lists' | 'orders' | 'link' | 'finished';
/** P2 §2 progress values. */
export type CheckoutStep =
  | 'cart'
  | 'delivery'
  | 'provider'
  | 'contact'
  | 'payment'
  | 'credit_card'
  | 'review'
  | 'chase'
  | 'clearent'
  | 'global';

/** Proxies and browsers take headers of some 8 KB in all. */
const maxReturnLength = 4000;

/**
 * A path of this shop that is safe to go to after a login or a form, else '/': no other origin, no '//', no '\\', no
 * control character, nothing too long for a header. In the spelling of a header: escapes for all that is not ASCII.
 */
export function safeReturn(path: string | null | undefined): string {
  if (!path || !isShopPath(path) || (path.split(/[?#]/)[0] ?? '').includes('\\')) return '/';
  const { pathname, search, hash } = new URL(path, 'http://shop.invalid');
  const safe = pathname + search + hash;
  return safe.startsWith('//') || safe.length > maxReturnLength ? '/' : safe;
}
