import type { Payload } from '../schemas';
import { limits } from '../schemas/limits';
import { href } from './href';

/** What the order history shows, as its address says; '' for all. Pages count from 1. */
export interface HistoryFilters {
  term: string;
  year: string;
  location: string;
  page: number;
}

const pageSize = limits.pageSize.default;

export function parseHistory(query: URLSearchParams): HistoryFilters {
  const year = query.get('year') ?? '';
  const page = query.get('page') ?? '';
  return {
    term: (query.get('term') ?? '').trim().slice(0, limits.orderHistory.term),
    year: /^\d{4}$/.test(year) ? year : '',
    location: query.get('location') ?? '',
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/** The address of a page of the history. */
export function historyPath({ term, year, location, page }: HistoryFilters): string {
  const parts = Object.entries({ term, year, location, page: page > 1 ? String(page) : '' });
  const query = new URLSearchParams(parts.filter(([, text]) => text !== '')).toString();
  return `${href.account('orders')}${query && `?${query}`}`;
}

/** ORD-08, ORD-10 */
export const historyPayload = ({ term, year, location, page }: HistoryFilters): Payload<'order/getList'> => ({
  offset: String((page - 1) * pageSize),
  limit: String(pageSize),
  ...(year ? { year } : {}),
  ...(term ? { term } : {}),
  ...(location ? { location_id: location } : {}),
});

export const isHistoryNarrowed = ({ term, year, location }: HistoryFilters): boolean =>
  Boolean(term || year || location);
