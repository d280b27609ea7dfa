import { toIsbn13 } from '../format/isbn';
import { decodeSegment } from './path-segment';
import { type PageRoute, type Params, type RouteEntry, routes } from './table';

/** A row of the table that a path falls under, and the one right spelling of that path. */
export interface RowMatch<Row extends RouteEntry = RouteEntry> {
  route: Row;
  params: Params;
  canonical: string;
}
/** The page of a path. */
export type Match = RowMatch<PageRoute>;

/**
 * The first row that a path falls under, however it is spelled. `pathname` as the browser shows it (percent-encoded).
 */
export function matchRow(pathname: string, table: readonly RouteEntry[] = routes): RowMatch | undefined {
  const given = segmentsOf(pathname);
  for (const route of table) {
    const params = paramsOf(route.path, given);
    if (params) return { route, params, canonical: canonicalOf(route, given) };
  }
  return undefined;
}

/** The path of an address of the shop, without query and hash. */
export const pathnameOf = (address: string): string => address.split(/[?#]/)[0] ?? '';

/** Do two addresses lead to one path, however their segments are escaped? */
export const isSamePath = (a: string, b: string): boolean =>
  decodeSegment(pathnameOf(a)) === decodeSegment(pathnameOf(b));

/**
 * The path below the shop's base ('' or '/shop'), of a path as the browser shows it; undefined: it is outside (SHL-07).
 */
export function belowBase(pathname: string, basename: string): string | undefined {
  return pathname === basename || pathname.startsWith(`${basename}/`)
    ? pathname.slice(basename.length) || '/'
    : undefined;
}

/** `pattern` with its params filled in, encoded: '/item/:item_id'. */
export const fillPath = (pattern: string, params: Params): string =>
  pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** Doubled slashes and one at the end are no difference. */
export const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

/** ':name' takes one segment, decoded; '*' the rest, as it is. Static segments match in any case and encoding. */
function paramsOf(pattern: string, given: string[]): Params | undefined {
  const wanted = segmentsOf(pattern);
  const isOpen = wanted.at(-1) === '*';
  if (isOpen ? given.length < wanted.length - 1 : given.length !== wanted.length) return undefined;
  const params: Params = {};
  for (const [i, part] of wanted.entries()) {
    if (part === '*') params['*'] = given.slice(i).join('/');
    else if (part.startsWith(':')) params[part.slice(1)] = decode(given[i] ?? '');
    else if (part !== decode(given[i] ?? '').toLowerCase()) return undefined;
  }
  return params;
}

/** Static segments as the table writes them, ISBNs in 13 digits, other params as they are given. */
function canonicalOf(route: RouteEntry, given: string[]): string {
  const { path: pattern } = route;
  const isbn = 'isbn' in route ? `:${route.isbn}` : undefined;
  const parts = segmentsOf(pattern).flatMap((part, i) => {
    if (part === '*') return given.slice(i);
    const param = given[i] ?? '';
    if (part === isbn) return toIsbn13(decode(param)) ?? param;
    return part.startsWith(':') ? param : part;
  });
  const hasRest = parts.length > segmentsOf(pattern).length - 1;
  const endsWithSlash = pattern.endsWith('/') || (pattern.endsWith('/*') && !hasRest);
  return `/${parts.join('/')}${endsWithSlash && parts.length > 0 ? '/' : ''}`;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
