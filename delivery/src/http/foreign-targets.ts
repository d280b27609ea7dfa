import { isShopPath } from '@bookfront/shared/format/web-address';
import type { FastifyInstance } from 'fastify';
import * as m from '#messages';
import { drain } from './drain';
import { type Refusal, refuse } from './failures';

/**
 * Only a path of this edge is taken (RFC 9112 §3.2.1). The router finds a route for 'http://host/…' too, and '//host/…'
 * stays as it came: joined to an origin, each would name another host.
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
  title: m.no_such_address(),
  text: m.no_such_address_here(),
};
