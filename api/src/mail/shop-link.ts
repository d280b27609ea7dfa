import type { Shop } from '../shop/shop';

/** Where mailed links may lead: the shop, and the origin of shops that have no address of their own. */
export interface LinkSource {
  shop: Pick<Shop, 'settings' | 'webstore_name' | 'number'>;
  /** 'http://localhost:4000' where the shops are tried on one's own machine; '' otherwise. */
  sharedOrigin: string;
}

/** What an email is written from: the shop, where its links lead, and the time. */
export interface EmailSource extends LinkSource {
  shop: Shop;
  now: number;
}

/**
 * An address of the shop for an email, with `query` (SPEC-D3): never from a request. `callback` replaces the page if its
 * origin is one of the shop's own.
 */
export function shopLink(
  { shop, sharedOrigin }: LinkSource,
  path: string,
  query: Record<string, string> = {},
  callback?: string,
): string {
  const bases = basesOf(shop, sharedOrigin);
  const params = new URLSearchParams(query);
  const wanted = callback ? ownAddress(bases, callback) : undefined;
  if (!wanted) return `${bases[0] ?? ''}${shop.settings.basename}${path}${params.size > 0 ? `?${params}` : ''}`;
  for (const [name, value] of params) wanted.searchParams.set(name, value);
  return wanted.href;
}

/** The shop's configured address; without one, its names at the shared origin: the first shop has that one itself. */
function basesOf({ settings, webstore_name, number }: LinkSource['shop'], sharedOrigin: string): string[] {
  const own = configuredAddress({ settings });
  if (own) return [own];
  if (!URL.canParse(sharedOrigin)) return [];
  const named = namedAddress(webstore_name, sharedOrigin);
  return [...(number === 1 ? [new URL(sharedOrigin).origin] : []), named];
}

/** '' for a shop without an address of its own. */
export function configuredAddress({ settings: { store_info } }: Pick<LinkSource['shop'], 'settings'>): string {
  return (store_info.base_url || store_info.url).replace(/\/$/, '');
}

/** Where a shop is tried on one's own machine; '' where shops have no address in common. */
export function sharedAddress({ webstore_name, number }: LinkSource['shop'], sharedOrigin: string): string {
  if (!URL.canParse(sharedOrigin)) return '';
  return number === 1 ? new URL(sharedOrigin).origin : namedAddress(webstore_name, sharedOrigin);
}

function namedAddress(name: string, sharedOrigin: string): string {
  const named = new URL(sharedOrigin);
  named.hostname = `${name}.${named.hostname}`;
  return named.origin;
}

/** A path such as '//other.example/' is refused: whoever resolves or redirects it by itself would leave the shop. */
function ownAddress(bases: readonly string[], callback: string): URL | undefined {
  if (!URL.canParse(callback)) return undefined;
  const { origin, pathname, search } = new URL(callback);
  const isOwn = bases.some((base) => new URL(base).origin === origin) && !pathname.startsWith('//');
  return isOwn ? new URL(`${origin}${pathname}${search}`) : undefined;
}
