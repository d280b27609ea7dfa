import { isShopPath } from '@bookfront/shared/format/web-address';
import type { FastifyInstance } from 'fastify';
import * as m from '#messages';
import { drain } from './drain';
import { type Refusal, refuse } from './failures';

/**
 * Accepts only paths of this edge (RFC 9112 §3.2.1). The router would also match 'http://host/…' and '//host/…', which
 * name another host when appended to an origin.
 */
export function refuseForeignTargets(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isShopPath(request.originalUrl)) return;
    reply.header('connection', 'close');
    await drain(request.raw);
    return refuse(request, reply, foreign);
  });
}

const foreign: Refusal = {
  status: 400,
  code: 'bad_request',
  title: m.page_not_found(),
  text: m.page_not_found_text(),
};
