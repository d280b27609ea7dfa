import { type BrowseView, browsePath, emptyView, parseFilters } from '@bookfront/shared/routes';

/**
 * Where a plain get form of a search or an order is sent: its fields are the segments of the path. Below the shop's
 * base: through useHref.
 */
export const formAction = browsePath(emptyView);

/** The view that a path names; on other pages than browse the one of everything. */
export function viewOfPath(pathname: string): BrowseView {
  return pathname.startsWith(formAction) ? parseFilters(pathname.slice(formAction.length)) : emptyView;
}

/**
 * /browse/url and /browse/file, where a list is searched for (NAV-58, NAV-59); a plain form writes the first as a text
 * search. Undefined: another page.
 */
export function listSearchOf(pathname: string): 'url' | 'file' | undefined {
  const name = browseName(pathname);
  if (name === 'url' || name === 'file') return name;
  return viewOfPath(pathname).k === 'url' ? 'url' : undefined;
}

/** The id of a path /browse/{id} (NAV-17). /browse/filter is an empty search (NAV-50). */
export function customIdOf(pathname: string): string | undefined {
  const name = browseName(pathname);
  return name === 'filter' || listSearchOf(pathname) ? undefined : name;
}

const browseName = (pathname: string): string | undefined => /^\/browse\/([^/]+)\/?$/.exec(pathname)?.[1];

/** The address to search for, of the state that a navigation to /browse/url carries; '' where it carries none. */
export const urlOfState = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'url' in state ? String(state.url).trim() : '';
