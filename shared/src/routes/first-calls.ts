import type { CallName, Payload, SiteSettings } from '../schemas';
import { limits } from '../schemas/limits';
import { eventsFilter, eventsRange, shownMonth } from './event-days';
import { featuresPayload, parseFeatures } from './feature-filters';
import { browsePayload, parseFilters } from './filters';
import { menuEntryAt } from './find-route';
import { historyPayload, parseHistory } from './history-filters';
import { href } from './href';
import { matchRow } from './match';
import type { Params } from './table';

/**
 * What makes a first call's payload. `pathname` below the shop's base and `query` of the page's address; `today`:
 * YYYYMMDD in the shop's time zone; `pageSize`: of the cookie browse_page_size, already checked.
 */
export interface FirstCallContext {
  params: Params;
  pathname: string;
  query: URLSearchParams;
  settings: Pick<SiteSettings, 'is_v1' | 'site_navigation' | 'extra_navigation' | 'url_shortcuts'>;
  today: string;
  pageSize?: number | undefined;
}
/** `payload`: undefined where this address asks nothing. */
export interface FirstCallRule<Name extends CallName> {
  call: Name;
  payload: (context: FirstCallContext) => Payload<Name> | undefined;
}
/** The call of each rule, by the names that exposes.json uses. */
export interface FirstCallNames {
  none: 'giftcard/get';
  home: 'titlelist/getCustom';
  page: 'titlelist/getCustom';
  item: 'title/getItem';
  browse: 'browse/get';
  list: 'titlelist/getItemsSimple';
  registry: 'giftregistry/get';
  'own-lists': 'titlelist/getLists';
  'own-registries': 'giftregistry/getAll';
  'events-page': 'titlelist/getCustom';
  events: 'event/getList';
  upcoming: 'event/getList';
  event: 'event/get';
  features: 'feature/getList';
  contact: 'webstore/getContactAndHours';
  privacy: 'webstore/getPrivacyPolicyPage';
  terms: 'webstore/getTermsPage';
  account: 'account/getDetails';
  addresses: 'address/getList';
  orders: 'order/getList';
  order: 'order/get';
  'link-parents': 'account/getAvailableCorps';
  'link-children': 'account/getAvailableChildren';
  countries: 'country/getList';
  'provinces-of-canada': 'province/getList';
  'provinces-of-the-us': 'province/getList';
}

/** Of a link that shows a page before it is published. */
const draftOf = ({ query }: FirstCallContext) => {
  const draft = query.get('draft');
  return draft ? { draft } : {};
};

/** Every page with place fields has them at once, but the address book, which opens them at an address of their own. */
const hasPlaceFields = ({ pathname, query }: FirstCallContext) =>
  pathname !== href.account('addresses') || query.has('add') || query.has('edit');
const provincesOf = (country: string) => (context: FirstCallContext) =>
  hasPlaceFields(context) ? { country } : undefined;

const filterOf = ({ params }: FirstCallContext) => eventsFilter(params.event_filter);

/**
 * What pages ask first. Edge and page (useFirstCall) make the payload by the same function, so that the inlined answer
 * has the key that the page asks for.
 */
export const firstCalls: { [Rule in keyof FirstCallNames]: FirstCallRule<FirstCallNames[Rule]> } = {
  none: { call: 'giftcard/get', payload: () => ({}) },
  home: { call: 'titlelist/getCustom', payload: (context) => ({ page_id: 'home', ...draftOf(context) }) },
  page: {
    call: 'titlelist/getCustom',
    payload: (context) => {
      const page_id = contentPageAt(context.pathname, context.settings);
      return page_id === undefined ? undefined : { page_id, ...draftOf(context) };
    },
  },
  item: {
    call: 'title/getItem',
    payload: ({ params: { item_id = '', list_id } }) => ({ eisbn: item_id, ...(list_id ? { list_id } : {}) }),
  },
  browse: {
    call: 'browse/get',
    payload: ({ params, pageSize }) =>
      browsePayload(parseFilters(params['*'] ?? ''), pageSize ?? limits.pageSize.default),
  },
  list: {
    call: 'titlelist/getItemsSimple',
    payload: ({ params: { list_id = '', page_id } }) => ({
      list_id,
      limit: String(limits.pageSize.list),
      offset: String((pageOf(page_id) - 1) * limits.pageSize.list),
    }),
  },
  'own-lists': { call: 'titlelist/getLists', payload: () => ({}) },
  'own-registries': { call: 'giftregistry/getAll', payload: () => ({ show_items: 'true' }) },
  registry: { call: 'giftregistry/get', payload: ({ params: { item_id = '' } }) => ({ gift_registry_id: item_id }) },
  /** NAV-19: a shop that is not of version 1 has made its events page itself. */
  'events-page': {
    call: 'titlelist/getCustom',
    payload: (context) =>
      !context.settings.is_v1 && filterOf(context).is === 'all'
        ? { page_id: 'events', ...draftOf(context) }
        : undefined,
  },
  events: {
    call: 'event/getList',
    payload: (context) => eventsRange(monthAt(context), context.today),
  },
  upcoming: {
    call: 'event/getList',
    payload: ({ today }) => ({ from: today, limit: String(limits.event.upcoming) }),
  },
  event: {
    call: 'event/get',
    payload: (context) => {
      const filter = filterOf(context);
      // no event: the edge learns that the page does not exist
      if (filter.is === 'nothing') return { event_id: '' };
      return filter.is === 'event' ? { event_id: filter.id } : undefined;
    },
  },
  features: {
    call: 'feature/getList',
    payload: ({ params, query }) => featuresPayload(parseFeatures(params['*'] ?? '', query)),
  },
  contact: { call: 'webstore/getContactAndHours', payload: () => ({}) },
  privacy: { call: 'webstore/getPrivacyPolicyPage', payload: draftOf },
  terms: { call: 'webstore/getTermsPage', payload: draftOf },
  account: { call: 'account/getDetails', payload: () => ({}) },
  addresses: { call: 'address/getList', payload: () => ({}) },
  orders: { call: 'order/getList', payload: ({ query }) => historyPayload(parseHistory(query)) },
  /** `token`: of the link that a guest was sent. */
  order: {
    call: 'order/get',
    payload: ({ params: { id = '' }, query }) => {
      const token = query.get('token');
      return { order_id: id, ...(token ? { token } : {}) };
    },
  },
  /** The token of a link is spent by the page, not by asking for it. */
  'link-parents': { call: 'account/getAvailableCorps', payload: ({ query }) => (query.get('token') ? undefined : {}) },
  'link-children': { call: 'account/getAvailableChildren', payload: () => ({}) },
  /** For forms that are filled in before scripts, the lists of both countries that have provinces. */
  countries: { call: 'country/getList', payload: (context) => (hasPlaceFields(context) ? {} : undefined) },
  'provinces-of-canada': { call: 'province/getList', payload: provincesOf('CA') },
  'provinces-of-the-us': { call: 'province/getList', payload: provincesOf('US') },
};

/** The month of the calendar that /events shows. */
export const monthAt = (context: FirstCallContext): string =>
  shownMonth(filterOf(context), context.query.get('month'), context.today);

/** The id of the page document that an address shows (GAP-10); undefined: it shows none. */
export function contentPageAt(pathname: string, settings: FirstCallContext['settings']): string | undefined {
  const row = matchRow(pathname);
  if (!row) return menuEntryAt(pathname, settings)?.id;
  const fixed: Record<string, string> = { home: 'home', events: 'events', 'gift-cards': 'gift-cards' };
  return row.route.name === 'browse' ? row.params.id : fixed[row.route.name];
}

/** The titles of one list on a page that shows several lists, home above all; a list's own limit caps them (LST-08). */
export const listStripPayload = ({
  list_id,
  limit,
}: {
  list_id: string;
  limit: number | null;
}): Payload<'titlelist/getItems'> => ({
  list_id,
  limit: String(Math.min(limit ?? limits.pageSize.home, limits.pageSize.home)),
});

/** The titles of a browse block (PGB-41): the first of the shop's titles by the filters of `path`. */
export const browseBlockPayload = (path: string): Payload<'browse/get'> =>
  browsePayload({ ...parseFilters(path), l: limits.pageSize.browseBlock }, limits.pageSize.browseBlock);

/** Blocks that show the titles of a list. */
const listBlocks: readonly unknown[] = ['list', 'product_slider', 'product_grid'];

/**
 * The second round of a page's first calls, by the names that exposes.json uses under `each`: a payload for one row of
 * the first answer, undefined for a row that asks nothing.
 */
export const rowPayloads = {
  'list-strip': ({ block, list_id, limit }: { block?: unknown; list_id?: unknown; limit?: unknown }) =>
    listBlocks.includes(block) && list_id
      ? listStripPayload({ list_id: String(list_id), limit: typeof limit === 'number' ? limit : null })
      : undefined,
  'browse-block': ({ block, path }: { block?: unknown; path?: unknown }) =>
    block === 'browse' && typeof path === 'string' ? browseBlockPayload(path) : undefined,
} as const;

/** Page numbers count from 1; anything else is page 1. */
export function pageOf(text: string | undefined): number {
  return text && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}
