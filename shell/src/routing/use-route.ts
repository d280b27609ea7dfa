import { useSettings } from '@bookfront/shared/page';
import { type Found, findRoute, type PageRoute } from '@bookfront/shared/routes';
import { useLocation } from 'react-router-dom';

/** What stands at the address that is shown. */
export const useFound = (): Found | undefined => findRoute(useLocation().pathname, useSettings());

/** The route of the page that is shown; undefined: 404, or on the way to another address. */
export const routeOf = (found: Found | undefined): PageRoute | undefined =>
  found?.is === 'page' ? found.match.route : undefined;
