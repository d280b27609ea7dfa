import type { CallName, Payload } from '../schemas';
import { limits } from '../schemas/limits';
import { browsePayload, parseFilters } from './filters';
import type { Params } from './table';

/** What makes a first call's payload. `pageSize`: of the cookie browse_page_size, already checked. */
export interface FirstCallContext {
  params: Params;
  pageSize?: number | undefined;
}
export interface FirstCallRule<Name extends CallName> {
  call: Name;
  payload: (context: FirstCallContext) => Payload<Name>;
}
/** The call of each rule, by the names that exposes.json uses. */
export interface FirstCallNames {
  none: 'giftcard/get';
  home: 'titlelist/getCustom';
  item: 'title/getItem';
  browse: 'browse/get';
  list: 'titlelist/getItemsSimple';
  registry: 'giftregistry/get';
}

/**
 * What pages ask first. Edge and page (useFirstCall) make the payload by the same function, so that the inlined answer
 * has the key that the page asks for.
 */
export const firstCalls: { [Rule in keyof FirstCallNames]: FirstCallRule<FirstCallNames[Rule]> } = {
  none: { call: 'giftcard/get', payload: () => ({}) },
  home: { call: 'titlelist/getCustom', payload: () => ({ page_id: 'home' }) },
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
  registry: { call: 'giftregistry/get', payload: ({ params: { item_id = '' } }) => ({ gift_registry_id: item_id }) },
};

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

/**
 * The second round of a page's first calls, by the names that exposes.json uses under `each`: a payload for one row of
 * the first answer, undefined for a row that asks nothing.
 */
export const rowPayloads = {
  'list-strip': ({ block, list_id, limit }: { block?: unknown; list_id?: unknown; limit?: unknown }) =>
    block === 'list' && list_id
      ? listStripPayload({ list_id: String(list_id), limit: typeof limit === 'number' ? limit : null })
      : undefined,
} as const;

/** Page numbers count from 1; anything else is page 1. */
export function pageOf(text: string | undefined): number {
  return text && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}
