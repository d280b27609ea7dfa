import { useCall } from '@bookfront/shared/api-client';
import { type BrowseView, browsePayload } from '@bookfront/shared/routes';
import type { BrowseReply } from '@bookfront/shared/schemas';
import { limits } from '@bookfront/shared/schemas/limits';
import { useLocation } from 'react-router-dom';
import { viewOfPath } from '../view-of-path';
import { usePageSize } from './preferences';

/** What the route asks for. `pageSize`: the path's, else the cookie's, else the default (GAP-20). */
export function useBrowseView(): { view: BrowseView; pageSize: number } {
  const chosen = usePageSize();
  const view = viewOfPath(useLocation().pathname);
  return { view, pageSize: view.l ?? chosen ?? limits.pageSize.default };
}

/** The titles of a view; while the next ones are under way the last stay. */
export function useBrowse(view: BrowseView, pageSize: number) {
  return useCall('browse/get', browsePayload(view, pageSize), { keep: true });
}

export type Filters = BrowseReply['filter_info'];
