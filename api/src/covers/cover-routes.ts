import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../database/open';
import { shopByHost } from '../store/shop';
import { CoverStore, coverTitle, type Drawer } from './cover-store';

/** GET /covers/{eisbn}/{cache}.svg of the shop's own titles, /covers/none.svg the picture for none. One vector serves every width, so ?w= changes nothing. */
export function registerCovers(app: FastifyInstance, db: Db, dataDir: string, drawer: Drawer): void {
  const store = new CoverStore(join(dataDir, 'covers'), drawer);
  let none: Promise<string> | undefined;
  const noCover = () => {
    none ??= drawer(undefined);
    return none;
  };
  app.get('/covers/none.svg', async (request, reply) => send(request, reply, await noCover(), 'public, max-age=86400'));
  app.get<{ Params: { eisbn: string; cache: string } }>('/covers/:eisbn/:cache', async (request, reply) => {
    const shop = await shopByHost(db, request.headers.host ?? '');
    const title = shop ? await coverTitle(db, shop.store_id, request.params.eisbn) : undefined;
    if (!title) return send(request, reply.code(404), await noCover(), 'public, max-age=60');
    const isCurrent = request.params.cache === `${title.cover_cache}.svg`;
    return send(request, reply, await store.get(title), isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=300');
  });
}

function send(request: FastifyRequest, reply: FastifyReply, svg: string, cacheControl: string): FastifyReply {
  const tag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 20)}"`;
  reply
    .header('cache-control', cacheControl)
    .header('etag', tag)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
  if (request.headers['if-none-match'] === tag && reply.statusCode === 200) return reply.code(304).send();
  return reply.type('image/svg+xml; charset=utf-8').send(svg);
}
