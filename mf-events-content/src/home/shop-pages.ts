import { href, matchRoute, type RouteEntry, redirectOf, routes } from '@bookfront/shared/routes';
import type { SiteSettings } from '@bookfront/shared/schemas';

/** Does a path of this shop, with or without a query, lead to a page? `table`: the shop's routes. */
export function hasPage(path: string, table: readonly RouteEntry[] = routes): boolean {
  const [pathname = ''] = path.split(/[?#]/);
  return matchRoute(pathname, table) !== undefined || redirectOf(pathname) !== undefined;
}

/** PGB-04, PGB-05: the buttons of the sidebar that the shop wants and that lead to a page. */
export function sideButtons(wanted: Pick<SiteSettings, 'show_browse_button' | 'show_features_button'>, table: readonly RouteEntry[] = routes) {
  const buttons = [
    { label: 'Browse', path: href.browse(), isWanted: wanted.show_browse_button },
    { label: 'Features', path: '/features', isWanted: wanted.show_features_button },
  ];
  return buttons.filter(({ path, isWanted }) => isWanted && hasPage(path, table));
}
