import { belowBase, leadsTo, pathOfQuery, safeReturn } from '@bookfront/shared/routes';
import type { SiteSettings } from '@bookfront/shared/schemas';

/**
 * Where an address leads that is no page: a path that only leads on, a search form (to the path of its results), or an
 * address
 * outside of the shop's base (to the same below it, SHL-07). Undefined: it may be a page.
 */
export function redirectTarget(url: string, settings: SiteSettings): string | undefined {
  const [pathname = '/', query = ''] = url.split(/\?(.*)/s);
  const below = belowBase(pathname, settings.basename);
  if (below === undefined) return pathname.startsWith('/') ? settings.basename + url : undefined;
  const target = leadsTo(below, settings);
  if (target) return target.startsWith('/') ? withBase(withQuery(target, query), settings) : webAddress(target);
  return query && /^\/browse\/filter\/?$/.test(below)
    ? withBase(pathOfQuery(new URLSearchParams(query)), settings)
    : undefined;
}

/** A path of the shop as browsers ask for it; one that is not safe to go to becomes the shop's first page. */
export const withBase = (path: string, { basename }: Pick<SiteSettings, 'basename'>): string =>
  basename + safeReturn(path);

/** A target that has a query or a hash of its own keeps it. */
const withQuery = (target: string, query: string) => (query && !/[?#]/.test(target) ? `${target}?${query}` : target);

/** In the spelling of a header. */
const webAddress = (address: string): string | undefined => (URL.canParse(address) ? new URL(address).href : undefined);
