import { type Params, type RouteEntry, redirects, routes } from './table';

export interface Match {
  route: RouteEntry;
  params: Params;
}

/** `pathname` as the browser shows it (percent-encoded). Undefined: the 404 page. A trailing slash is no difference. */
export function matchRoute(pathname: string, table: readonly RouteEntry[] = routes): Match | undefined {
  for (const route of table) {
    const params = matchPath(route.path, pathname);
    if (params) return { route, params };
  }
  return undefined;
}

/**
 * The path below the shop's base ('' or '/shop'), of a path as the browser shows it; undefined: it is outside (SHL-07).
 */
export function belowBase(pathname: string, basename: string): string | undefined {
  return pathname === basename || pathname.startsWith(`${basename}/`)
    ? pathname.slice(basename.length) || '/'
    : undefined;
}

/** Where a path that only redirects leads, or undefined. */
export function redirectOf(pathname: string): string | undefined {
  for (const redirect of redirects) {
    const params = matchPath(redirect.path, pathname);
    if (params) return redirect.to(params);
  }
  return undefined;
}

/** The params of `pathname` under `pattern` (':name' one segment, '*' the rest, kept encoded), or undefined. */
export function matchPath(pattern: string, pathname: string): Params | undefined {
  const wanted = segments(pattern);
  const given = segments(pathname);
  const open = wanted.at(-1) === '*';
  if (open ? given.length < wanted.length - 1 : given.length !== wanted.length) return undefined;
  const params: Params = {};
  for (const [i, part] of wanted.entries()) {
    if (part === '*') params['*'] = given.slice(i).join('/');
    else if (part.startsWith(':') && given[i]) params[part.slice(1)] = decode(given[i]);
    else if (part !== given[i]) return undefined;
  }
  return params;
}

/** '/a/b/' and '/a/b' are one; an empty part between two slashes is a part, and matches nothing. */
const segments = (path: string) => path.replace(/^\/|\/$/g, '').split('/');

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
