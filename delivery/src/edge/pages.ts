import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathOfQuery, type RouteEntry, redirectOf } from '@bookfront/shared/routes';
import type { SiteSettings } from '@bookfront/shared/schemas';
import { messages } from '@bookfront/shared/schemas/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { StoredRelease } from '../releases/store';
import type { Caller } from './api';
import { readCookies } from './cookies';
import type { Edge } from './edge';
import { type Refusal, refuseWithPage } from './failures';
import { servePage } from './page/serve-page';
import { matchPage, readCaller, readDeveloped, readPreferences, type Visit, withDeveloped } from './page/visit';

/** Every other address: a redirect, or a page of the host's shop. */
export function servePages(app: FastifyInstance, edge: Edge): void {
  app.get('/*', async (request, reply) => {
    const target = redirectTarget(request);
    if (target) return reply.redirect(target, 302);
    const caller = readCaller(request);
    const shop = await edge.shops.get(caller);
    if (shop.kind === 'unknown') return refuseWithPage(request, reply, unknownShop);
    const visit = shop.kind === 'open' && readVisit(edge, request, caller, shop.settings);
    if (!visit) return refuseWithPage(request, reply, shopDown);
    await servePage(edge, visit, request, reply);
  });
}

/** Paths that only redirect keep their query; a search form becomes the path of its results. */
function redirectTarget(request: FastifyRequest): string | undefined {
  const [pathname = '/', query] = request.originalUrl.split('?');
  const moved = redirectOf(pathname);
  if (moved) return query ? `${moved}?${query}` : moved;
  return query && /^\/browse\/filter\/?$/.test(pathname) ? pathOfQuery(new URLSearchParams(query)) : undefined;
}

/** Undefined while no shell is live. */
function readVisit(edge: Edge, request: FastifyRequest, caller: Caller, settings: SiteSettings): Visit | undefined {
  const releases = edge.releasesFor({ shop: settings.webstore_name, id: undefined });
  if (!releases) return undefined;
  const developed = edge.configuration.development ? readDeveloped(request.query) : undefined;
  return {
    url: request.originalUrl,
    caller,
    settings,
    releases,
    refs: withDeveloped(releases.refs, developed),
    match: matchPage(request.originalUrl, settings.basename, readRoutes(releases.shell)),
    preferences: readPreferences(readCookies(request.headers.cookie)),
    isAnonymous: !caller.secret,
    developed,
  };
}

const tables = new Map<string, RouteEntry[]>();
export function readRoutes(shell: StoredRelease): RouteEntry[] {
  const table = tables.get(shell.dir) ?? (JSON.parse(readFileSync(path.join(shell.dir, 'routes.json'), 'utf8')) as RouteEntry[]);
  tables.set(shell.dir, table);
  return table;
}

const unknownShop: Refusal = {
  status: 404,
  code: 'unknown_shop',
  title: 'There is no shop at this address',
  text: 'Please check the spelling of the address. If you followed a link, the shop may have moved.',
};
const shopDown: Refusal = {
  status: 503,
  code: 'unavailable',
  title: 'The shop will be back in a moment',
  text: messages.boot,
  form: `<form method="post" action="/session/drop"><button>${messages.refresh}</button></form>`,
};
