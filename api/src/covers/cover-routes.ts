import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { CoverWidth } from '@bookfront/shared/format';
import { readSecret } from '@bookfront/shared/http';
import { limits } from '@bookfront/shared/schemas/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../database/open';
import { sessionBySecret } from '../session/session-repository';
import { isOpenTo } from '../shop/gate';
import { type Shop, shopByHost } from '../shop/shop';
import { CoverStore, coverTitle, type Drawer, fileOf } from './cover-store';

interface CoverSources {
  db: Db;
  /** Unix seconds. */
  clock: () => number;
  dataDir: string;
  drawer: Drawer;
}

/**
 * GET /covers/{eisbn}/{cache}-{width}.webp: the cover of one of the shop's titles in one of the widths of
 * `limits.coverWidths`; the prefix inside-{key}- asks for an inside page, and /covers/none.webp for the placeholder.
 * Another width gets the nearest one, an outdated cache value the current picture. Visitors who may not see a private
 * shop (P1 §6) get the placeholder for every title, so that covers don't reveal its catalogue.
 */
export function registerCovers(app: FastifyInstance, { db, clock, dataDir, drawer }: CoverSources): void {
  const store = new CoverStore(join(dataDir, 'covers'), drawer);
  let none: Promise<Buffer> | undefined;
  const noCover = () => {
    none ??= drawer(undefined, limits.coverWidths.card);
    return none;
  };
  app.get('/covers/none.webp', async (request, reply) =>
    send(request, reply, await noCover(), 'public, max-age=86400'),
  );
  app.get<{ Params: { eisbn: string; file: string } }>('/covers/:eisbn/:file', async (request, reply) => {
    const shop = await shopByHost(db, request.headers.host ?? '');
    const isOpen =
      shop !== undefined &&
      isOpenTo({ shop, session: await sessionBySecret(db, shop, readSecret(request.headers.cookie), clock()) });
    const title = isOpen ? await coverTitle(db, shop.store_id, request.params.eisbn) : undefined;
    const inside = insideOf(request.params.file);
    if (!title || (inside !== undefined && !title.interiors.includes(inside)))
      return send(request, reply.code(404), await noCover(), caching(shop, 'max-age=60'));
    const width = widthOf(request.params.file);
    const isCurrent = request.params.file === fileOf({ ...title, inside }, width);
    const picture = await store.get({ ...title, inside }, width);
    return send(request, reply, picture, caching(shop, isCurrent ? 'max-age=31536000, immutable' : 'max-age=300'));
  });
}

/** The key of an inside page in 'inside-{key}-{cache}-{width}.webp'. */
const insideOf = (file: string): string | undefined => /^inside-(.+)-[^-]*-\d+\.webp$/.exec(file)?.[1];

const widthOf = (file: string): CoverWidth =>
  Object.values(limits.coverWidths).find((width) => file.endsWith(`-${width}.webp`)) ?? limits.coverWidths.card;

/**
 * A private shop's reply depends on the visitor: shared caches may not store it, and browsers must revalidate it, since
 * the visitor may log in or out.
 */
const caching = (shop: Shop | undefined, publicly: string): string =>
  shop?.settings.is_private ? 'private, no-cache' : `public, ${publicly}`;

function send(request: FastifyRequest, reply: FastifyReply, picture: Buffer, cacheControl: string): FastifyReply {
  const tag = `"${createHash('sha256').update(picture).digest('base64url').slice(0, 20)}"`;
  reply
    .header('cache-control', cacheControl)
    .header('etag', tag)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'");
  if (request.headers['if-none-match'] === tag && reply.statusCode === 200) return reply.code(304).send();
  return reply.type('image/webp').send(picture);
}
