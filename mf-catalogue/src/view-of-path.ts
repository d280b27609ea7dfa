import { type BrowseView, browsePath, emptyView, parseFilters } from '@bookfront/shared/routes';

/** Where a plain get form of a search or an order is sent: its fields are the segments of the path. Below the shop's base: through useHref. */
export const formAction = browsePath(emptyView);

/** The view that a path names; on other pages than browse the one of everything. */
export function viewOfPath(pathname: string): BrowseView {
  return pathname.startsWith(formAction) ? parseFilters(pathname.slice(formAction.length)) : emptyView;
}
