import type { PageState, RemoteRef } from '@bookfront/shared/contract';
import { readSecret } from '@bookfront/shared/http';
import type { Match } from '@bookfront/shared/routes';
import type { SiteSettings } from '@bookfront/shared/schemas';
import { limits } from '@bookfront/shared/schemas/limits';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../customer-api/api';
import { type Cookies, readCookies } from '../http/cookies';
import type { ReleaseMap } from '../rollout/releases-for';
import type { TesterAccess, Testers } from '../tester-links/testers';

/** One page view: its address, visitor, shop and releases. */
export interface Visit {
  url: string;
  caller: Caller;
  settings: SiteSettings;
  releases: ReleaseMap;
  /** The page's remotes, including one from a dev server. */
  refs: Record<string, RemoteRef>;
  /** Undefined: no page has this path. */
  match: Match | undefined;
  /** Pages that the visitor's releases lack. */
  absent: string[];
  /** Another origin that the page's calls go to. */
  apiBase: string | undefined;
  preferences: PageState['preferences'];
  /** Whether the visitor has no session: such pages are the same for all. */
  isAnonymous: boolean;
  visitor: { id: string; isNew: boolean };
  /** Set-Cookie lines of the edge itself. */
  cookies: string[];
  testerAccess: TesterAccess;
  /** The token with which the page reports; undefined for testers. */
  guard: PageState['guard'];
  /** What a smoke test's page has in the place of `guard`, so that a release can't tell it from a shopper's. */
  smokeGuard?: PageState['guard'];
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

/** `?api_base=https://api.example`, if the edge's configuration allows that origin (SPEC-D4). */
export function readApiBase(query: unknown, allowed: readonly string[]): string | undefined {
  const { api_base } = query as { api_base?: unknown };
  return allowed.find((origin) => origin === api_base);
}

const devParameter = /^(mf_[a-z_]+)@(\d{2,5})$/;

/** In development, `?dev=mf_item@8101` loads that remote from its dev server on this machine. */
export function readDevRemote(query: unknown): TesterAccess['devRemote'] {
  const { dev } = query as { dev?: unknown };
  const [, name, port] = (typeof dev === 'string' && devParameter.exec(dev)) || [];
  return name ? { name, origin: `http://127.0.0.1:${port}` } : undefined;
}

const developmentVersion = '0.0.0-dev';

export function withDevRemote(refs: ReleaseMap['refs'], devRemote: TesterAccess['devRemote']): ReleaseMap['refs'] {
  if (!devRemote) return refs;
  const stable = refs[devRemote.name];
  return {
    ...refs,
    [devRemote.name]: {
      version: developmentVersion,
      entry: `${devRemote.origin}/remoteEntry.js`,
      ...(stable ? { fallback: stable } : {}),
    },
  };
}
