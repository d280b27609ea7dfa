import type { RemoteId } from '../contract';
import rows from './rows.json';

/**
 * One page of the shop. Static segments of `path` are spelled as addresses are; other spellings are redirected here.
 */
export interface PageRoute {
  name: string;
  /** ':name' is one segment, '*' the rest. A slash at its end belongs to the address. */
  path: string;
  /** Federated id of the component. */
  page: PageId;
  /** The window's title: the page's own, the searched text, or the path's words (SHL-60 to SHL-62). */
  title: 'own' | 'search' | 'path';
  /**
   * Who may come: everybody, but behind a private shop's gate members only (`all`); guests even there (`guest`: login,
   * sign-up, recovery); members, a guest logs in first and comes back (`member`, GAP-53).
   */
  access: 'all' | 'guest' | 'member';
  /** Whether crawlers may list it. */
  index: boolean;
  /** From one page of a group to another of it, by click, the focus stays where it is. */
  keepsFocus?: string;
  /** The setting without which the shop does not have the page. */
  needs?: 'gift_registry_enabled';
  /** 'focused': the shop's frame leaves out menus and search, so that nothing leads away from a task. */
  frame?: 'focused';
  /** The page may answer 404, and waits for its first call. */
  answer?: 'first';
  /** The param that is an ISBN: another way to write one is redirected to its 13 digits. */
  isbn?: string;
}
/** An address that only redirects; `redirect` has the params of `path`. */
export interface RedirectRoute {
  name: string;
  path: string;
  redirect: string;
}
export type RouteEntry = PageRoute | RedirectRoute;

/**
 * 'shell/MenuEntry': what the shell itself draws for menu entries without a page of their own (NAV-36, NAV-37, NAV-47).
 */
export type PageId = RemoteId | 'shell/MenuEntry';
export type Params = Record<string, string>;

/** What most pages have; a row says only what differs. */
export const plainPage = { title: 'path', access: 'all', index: true } as const;

/**
 * In order of precedence; the first match wins. Each remote says in its exposes.json which paths are its pages', and
 * rows.json is written from that (webpack/route-rows.cjs). The shell's build publishes this table as routes.json. After
 * it come the routes that a shop's settings add (find-route.ts), then 404.
 */
export const routes: readonly RouteEntry[] = (rows as readonly Row[]).map((row) =>
  'redirect' in row ? row : { ...plainPage, ...row },
);
type Row = RedirectRoute | (Pick<PageRoute, 'name' | 'path' | 'page'> & Partial<PageRoute>);

/** The rows that have a page. */
export const pageRoutes: readonly PageRoute[] = routes.filter((route) => 'page' in route);

/**
 * The table of a published shell. One that was built before a field or a kind of row existed takes what it does not say
 * from today's table.
 */
export function tableOf(published: readonly PublishedRoute[]): RouteEntry[] {
  const own = new Map(routes.map((route) => [plainPath(route.path), route]));
  const rows = published.flatMap((row): RouteEntry[] => {
    if ('redirect' in row && row.redirect) return [{ name: row.name, path: row.path, redirect: row.redirect }];
    const today = own.get(plainPath(row.path));
    const page = row.page ?? (today && 'page' in today ? today.page : undefined);
    return page ? [{ ...plainPage, ...today, ...row, path: today?.path ?? row.path, page }] : [];
  });
  const hasRedirects = rows.some((row) => 'redirect' in row);
  return hasRedirects ? rows : [...routes.filter((route) => 'redirect' in route), ...rows];
}
export type PublishedRoute = Pick<RouteEntry, 'name' | 'path'> & Partial<PageRoute & RedirectRoute>;

const plainPath = (path: string) => path.replace(/\/$/, '');
