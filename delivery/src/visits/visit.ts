import type { PageState, RemoteRef } from '@bookfront/shared/contract';
import { readSecret } from '@bookfront/shared/http';
import type { Match } from '@bookfront/shared/routes';
import type { SiteSettings } from '@bookfront/shared/schemas';
import { limits } from '@bookfront/shared/schemas/limits';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../customer-api/api';
import { type Cookies, readCookies } from '../http/cookies';
import type { Passes, Testers } from '../passes/testers';
import type { ReleaseMap } from '../rollout/releases-for';

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
  /** Pages that the visitor's releases do not bring. */
  absent: string[];
  /** Another origin that the page's calls go to. */
  apiBase: string | undefined;
  preferences: PageState['preferences'];
  /** A visitor without a session: such pages are the same for all of them. */
  isAnonymous: boolean;
  visitor: { id: string; isNew: boolean };
  /** Set-Cookie lines that the visit itself brings. */
  cookies: string[];
  passes: Passes;
  /** What the page may report; undefined for testers. */
  guard: PageState['guard'];
}

export function readCaller({ testers }: { testers: Testers }, request: FastifyRequest): Caller {
  const { cookie, host = '' } = request.headers;
  const { isSmoke } = testers.read(readCookies(cookie));
  return {
    host,
    secret: readSecret(cookie),
    ip: request.ip,
    protocol: request.protocol,
    ...(isSmoke ? { isSmoke } : {}),
  };
}

export function readPreferences(cookies: Cookies): PageState['preferences'] {
  const pageSize = limits.pageSize.choices.find((choice) => String(choice) === cookies.browse_page_size);
  const perRow = /^[2-6]$/.test(cookies.browse_per_row ?? '') ? Number(cookies.browse_per_row) : undefined;
  return { ...(pageSize ? { pageSize } : {}), ...(perRow ? { perRow } : {}) };
}

/** `?api_base=https://api.example`, where the edge's configuration has that origin (SPEC-D4). */
export function readApiBase(query: unknown, allowed: readonly string[]): string | undefined {
  const { api_base } = query as { api_base?: unknown };
  return allowed.find((origin) => origin === api_base);
}

const developedRemote = /^(mf_[a-z_]+)@(\d{2,5})$/;

/** In development, `?dev=mf_item@8101` takes that remote from its dev server on this machine. */
export function readDeveloped(query: unknown): Passes['developed'] {
  const { dev } = query as { dev?: unknown };
  const [, name, port] = (typeof dev === 'string' && developedRemote.exec(dev)) || [];
  return name ? { name, origin: `http://127.0.0.1:${port}` } : undefined;
}

const developmentVersion = '0.0.0-dev';

export function withDeveloped(refs: ReleaseMap['refs'], developed: Passes['developed']): ReleaseMap['refs'] {
  if (!developed) return refs;
  const stable = refs[developed.name];
  return {
    ...refs,
    [developed.name]: {
      version: developmentVersion,
      entry: `${developed.origin}/remoteEntry.js`,
      ...(stable ? { fallback: stable } : {}),
    },
  };
}
