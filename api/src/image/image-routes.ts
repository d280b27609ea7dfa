import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSecret } from '@bookfront/shared/http';
import type { FastifyInstance } from 'fastify';
import * as m from '#messages';
import type { Db } from '../database/open';
import { notFound } from '../http/failure';
import { sessionBySecret } from '../session/session-repository';
import { isOpenTo } from '../shop/gate';
import { shopByHost } from '../shop/shop';
import { hasImage } from './image-repository';
import { imageFolder } from './take-image';

/**
 * GET /images/{hash}-{width}.webp: one of the shop's pictures, which never changes under its name. A private shop's
 * pictures are for members only (P1 §6).
 */
export function registerImages(
  app: FastifyInstance,
  { db, clock, dataDir }: { db: Db; clock: () => number; dataDir: string },
): void {
  app.get<{ Params: { file: string } }>('/images/:file', async (request, reply) => {
    const [, hash, width] = /^([0-9a-f]{32})-(\d{1,5})\.webp$/.exec(request.params.file) ?? [];
    const shop = await shopByHost(db, request.headers.host ?? '');
    const isOpen =
      shop !== undefined &&
      isOpenTo({ shop, session: await sessionBySecret(db, shop, readSecret(request.headers.cookie), clock()) });
    const isOwn = isOpen && hash !== undefined && (await hasImage(db, shop.store_id, hash));
    const picture = isOwn
      ? await readFile(join(imageFolder(dataDir), `${hash}-${width}.webp`)).catch(() => undefined)
      : undefined;
    if (!picture) throw notFound('not_found', m.results_none());
    return reply
      .headers({
        'cache-control': shop?.settings.is_private ? 'private, no-cache' : 'public, max-age=31536000, immutable',
        etag: `"${hash}-${width}"`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'",
      })
      .type('image/webp')
      .send(picture);
  });
}
