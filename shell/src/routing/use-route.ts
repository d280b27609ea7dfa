import { useSettings } from '@bookfront/shared/page';
import { type Found, findRoute, type PageRoute } from '@bookfront/shared/routes';
import { useLocation } from 'react-router-dom';

/** The route of the current address. */
export const useFound = (): Found | undefined => findRoute(useLocation().pathname, useSettings());

/** The route if it is a page; undefined for 404 and redirects. */
export const routeOf = (found: Found | undefined): PageRoute | undefined =>
  found?.is === 'page' ? found.match.route : undefined;
