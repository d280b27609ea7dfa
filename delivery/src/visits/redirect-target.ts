import { belowBase, type Found, href, pathOfQuery, safeReturn } from '@bookfront/shared/routes';
import type { SiteSettings } from '@bookfront/shared/schemas';

export interface Redirection {
  to: string;
  /** 308: the same page in its one right spelling. */
  status: 302 | 308;
}

/** Redirects an address outside of the shop's base to the same path below it (SHL-07). Undefined: it is within. */
export function redirectIntoBase(url: string, settings: Pick<SiteSettings, 'basename'>): string | undefined {
  const [pathname = '/'] = url.split('?');
  const isOutside = belowBase(pathname, settings.basename) === undefined;
  return isOutside && pathname.startsWith('/') ? settings.basename + url : undefined;
}

/**
 * The redirect of an address that is no page: another spelling of one, a path that only redirects, or a search form (to
 * the path of its results). Undefined: it may be a page.
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

/** A path of the shop as browsers ask for it; one that is not safe to go to becomes the shop's first page. */
export const withBase = (path: string, { basename }: Pick<SiteSettings, 'basename'>): string =>
  basename + safeReturn(path);

/** A target that has a query or a hash of its own keeps it. */
const withQuery = (target: string, query: string) => (query && !/[?#]/.test(target) ? `${target}?${query}` : target);

/** In the spelling of a header. */
const webAddress = (address: string): string | undefined => (URL.canParse(address) ? new URL(address).href : undefined);
