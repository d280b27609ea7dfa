import type { FastifyInstance } from 'fastify';
import type { Edge } from './context/edge';

/** GET /healthz: 200 once the api, the renderer and a shell's release are available, for any host name. */
export function serveHealth(app: FastifyInstance, edge: Edge): void {
  app.get('/healthz', async (_request, reply) => {
    const state = {
      api: await edge.api.isUp(),
      renderer: edge.renderer.isReady(),
      shell: edge.releasesFor({ shop: '', id: '' }) !== undefined,
    };
    const isUp = Object.values(state).every(Boolean);
    return reply.code(isUp ? 200 : 503).send({ status: isUp ? 'ok' : 'starting', ...state });
  });
}
