import { belowBase, type Found, href, pathOfQuery, safeReturn } from '@bookfront/shared/routes';
import type { SiteSettings } from '@bookfront/shared/schemas';

export interface Redirection {
  to: string;
  /** 308: the same page in its canonical spelling. */
  status: 302 | 308;
}

/** The redirect of an address outside the shop's base to the same path below it (SHL-07); undefined if it is inside. */
export function redirectIntoBase(url: string, settings: Pick<SiteSettings, 'basename'>): string | undefined {
  const [pathname = '/'] = url.split('?');
  const isOutside = belowBase(pathname, settings.basename) === undefined;
  return isOutside && pathname.startsWith('/') ? settings.basename + url : undefined;
}

/** The login that leads back to `url`; the base stands before it, and not in the path that it leads back to. */
export const loginFor = (url: string, { basename }: Pick<SiteSettings, 'basename'>): string =>
  basename + href.login(url.slice(basename.length) || '/');

/**
 * The redirect of an address that isn't a page: another spelling of one, a path that only redirects, or a search form,
 * which redirects to its results. Undefined: it may be a page.
 */
export function redirectionOf(found: Found | undefined, url: string, settings: SiteSettings): Redirection | undefined {
  const [, query = ''] = url.split(/\?(.*)/s);
  if (query && addressOf(found) === searchForm)
    return { to: withBase(pathOfQuery(new URLSearchParams(query)), settings), status: 302 };
  if (found?.is !== 'redirect') return undefined;
  const to = found.to.startsWith('/') ? withBase(withQuery(found.to, query), settings) : webAddress(found.to);
  return to === undefined ? undefined : { to, status: found.isPermanent ? 308 : 302 };
}

const searchForm = href.search('', '');
const addressOf = (found: Found | undefined) => (found?.is === 'redirect' ? found.to : found?.match.canonical);

/** A path with the shop's base. An unsafe path is replaced by the home page. */
export const withBase = (path: string, { basename }: Pick<SiteSettings, 'basename'>): string =>
  basename + safeReturn(path);

/** Adds the query, unless the target has a query or hash of its own. */
const withQuery = (target: string, query: string) => (query && !/[?#]/.test(target) ? `${target}?${query}` : target);

/** The address, encoded for a header. */
const webAddress = (address: string): string | undefined => (URL.canParse(address) ? new URL(address).href : undefined);
