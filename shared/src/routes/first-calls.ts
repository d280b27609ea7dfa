import { limits } from '../schemas/limits';
import { browsePayload, parseFilters } from './filters';
import type { Match } from './match';

/**
 * What a page asks first. A release says per expose which calls (`release.json`), and by `payload` which of these rules
 * makes the payload; page and edge use the same function, so the inlined answer has the key that the page asks for.
 */
export type PayloadRule = 'none' | 'home' | 'item' | 'browse' | 'list';

/** `pageSize`: of the cookie browse_page_size, already checked; undefined: the default. */
export interface FirstCallContext {
  pageSize?: number | undefined;
}

export const payloadOf: Record<PayloadRule, (match: Match, context: FirstCallContext) => Record<string, string>> = {
  none: () => ({}),
  home: () => ({ page_id: 'home' }),
  item: ({ params }) => ({ eisbn: params.item_id ?? '', ...(params.list_id ? { list_id: params.list_id } : {}) }),
  browse: ({ params }, { pageSize }) =>
    browsePayload(parseFilters(params['*'] ?? ''), pageSize ?? limits.pageSize.default),
  list: ({ params }) => ({
    list_id: params.list_id ?? '',
    limit: String(limits.pageSize.list),
    offset: String((pageOf(params.page_id) - 1) * limits.pageSize.list),
  }),
};

/** Page numbers count from 1; anything else is page 1. */
export function pageOf(text: string | undefined): number {
  return text && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}
