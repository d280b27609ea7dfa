import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathOfQuery, type RouteEntry, redirectOf } from '@bookfront/shared/routes';
import type { SiteSettings } from '@bookfront/shared/schemas';
import { messages } from '@bookfront/shared/schemas/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { StoredRelease } from '../releases/store';
import { documentHeaders } from './content-policy';
import { readCookies } from './cookies';
import type { Edge } from './edge';
import { servePage } from './page/serve-page';
import { matchPage, readCaller, readDeveloped, readPreferences, type Visit, withDeveloped } from './page/visit';
import { plainPage } from './plain-page';

/** Every other address: a redirect, or a page of the host's shop. */
export function servePages(app: FastifyInstance, edge: Edge): void {
  app.get('/*', async (request, reply) => {
    const target = redirectTarget(request);
    if (target) return reply.header('cache-control', 'no-store').redirect(target, 302);
    const shop = await edge.shops.get(readCaller(request));
    if (shop.kind === 'unknown')
      return sendPlain(
        request,
        reply,
        404,
        'There is no shop at this address',
        'Please check the spelling of the address. If you followed a link, the shop may have moved.',
      );
    const visit = shop.kind === 'open' && readVisit(edge, request, shop.settings);
    if (!visit) return sendPlain(request, reply, 503, 'The shop will be back in a moment', messages.boot, refreshForm);
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
function readVisit(edge: Edge, request: FastifyRequest, settings: SiteSettings): Visit | undefined {
  const releases = edge.releasesFor({ shop: settings.webstore_name, id: undefined });
  if (!releases) return undefined;
  const cookies = readCookies(request.headers.cookie);
  const developed = edge.configuration.development ? readDeveloped(request.query) : undefined;
  return {
    url: request.originalUrl,
    caller: readCaller(request),
    settings,
    releases,
    refs: withDeveloped(releases.refs, developed),
    match: matchPage(request.originalUrl, settings.basename, readRoutes(releases.shell)),
    preferences: readPreferences(cookies),
    isAnonymous: !cookies.session_id,
    developed,
  };
}

const tables = new Map<string, RouteEntry[]>();
export function readRoutes(shell: StoredRelease): RouteEntry[] {
  const table = tables.get(shell.dir) ?? (JSON.parse(readFileSync(path.join(shell.dir, 'routes.json'), 'utf8')) as RouteEntry[]);
  tables.set(shell.dir, table);
  return table;
}

const refreshForm = `<form method="post" action="/session/drop"><button>${messages.refresh}</button></form>`;

function sendPlain(request: FastifyRequest, reply: FastifyReply, status: number, title: string, text: string, form = ''): FastifyReply {
  const nonce = randomBytes(18).toString('base64url');
  const headers = documentHeaders({ nonce, isSecure: request.protocol === 'https', hasToken: false });
  return reply
    .code(status)
    .headers(headers)
    .type('text/html; charset=utf-8')
    .send(plainPage(title, text, nonce, form));
}
