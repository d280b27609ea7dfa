import type { PageState, RemoteRef } from '@bookfront/shared/contract';
import { type Match, matchRoute, type RouteEntry } from '@bookfront/shared/routes';
import type { SiteSettings } from '@bookfront/shared/schemas';
import { limits } from '@bookfront/shared/schemas/limits';
import type { FastifyRequest } from 'fastify';
import type { ReleaseMap } from '../../releases/releases-for';
import type { Caller } from '../api';
import { type Cookies, readSecret } from '../cookies';

/** One page view: who asks for what, in which shop, from which releases. */
export interface Visit {
  url: string;
  caller: Caller;
  settings: SiteSettings;
  releases: ReleaseMap;
  /** The page's remotes, a developer's own one included. */
  refs: Record<string, RemoteRef>;
  /** Undefined: no page has this path. */
  match: Match | undefined;
  preferences: PageState['preferences'];
  /** A visitor without a session: such pages are the same for all of them. */
  isAnonymous: boolean;
  developed: { name: string; origin: string } | undefined;
}

export function readCaller(request: FastifyRequest): Caller {
  return { host: request.headers.host ?? '', secret: readSecret(request.headers.cookie), ip: request.ip, protocol: request.protocol };
}

export function readPreferences(cookies: Cookies): PageState['preferences'] {
  const pageSize = limits.pageSize.choices.find((choice) => String(choice) === cookies.browse_page_size);
  const perRow = /^[2-6]$/.test(cookies.browse_per_row ?? '') ? Number(cookies.browse_per_row) : undefined;
  return { ...(pageSize ? { pageSize } : {}), ...(perRow ? { perRow } : {}) };
}

/** `basename`: the shop's base ('' or '/shop'). */
export function matchPage(url: string, basename: string, routes: readonly RouteEntry[]): Match | undefined {
  const [pathname = '/'] = url.split('?');
  if (!basename || basename === '/') return matchRoute(pathname, routes);
  return pathname === basename || pathname.startsWith(`${basename}/`) ? matchRoute(pathname.slice(basename.length), routes) : undefined;
}

const developedRemote = /^(mf_[a-z_]+)@(\d{2,5})$/;

/** In development, `?dev=mf_item@8101` takes that remote from its dev server on this machine. */
export function readDeveloped(query: unknown): Visit['developed'] {
  const { dev } = query as { dev?: unknown };
  const [, name, port] = (typeof dev === 'string' && developedRemote.exec(dev)) || [];
  return name ? { name, origin: `http://127.0.0.1:${port}` } : undefined;
}

const developmentVersion = '0.0.0-dev';

export function withDeveloped(refs: ReleaseMap['refs'], developed: Visit['developed']): ReleaseMap['refs'] {
  if (!developed) return refs;
  const stable = refs[developed.name];
  return { ...refs, [developed.name]: { version: developmentVersion, entry: `${developed.origin}/remoteEntry.js`, ...(stable ? { fallback: stable } : {}) } };
}
