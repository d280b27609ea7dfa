import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serveReports } from '../guard/serve-reports';
import { serveOperations } from '../operations/serve-operations';
import { serveAssets } from './assets';
import type { Edge } from './edge';
import { answerFailures, everyAnswer, refuseConnection } from './failures';
import { refuseForeignTargets } from './foreign-targets';
import { serveForms } from './forms';
import { serveHealth } from './health';
import { serveMetrics } from './metrics';
import { servePageErrors } from './page-errors';
import { servePages } from './pages';
import { serveProxy } from './proxy';
import { serveUploads } from './uploads';

/** The edge's addresses, ready to listen or to be asked in a test. */
export async function buildApp(edge: Edge, logger: FastifyBaseLogger): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: logger,
    trustProxy: edge.configuration.trustedProxies.length ? edge.configuration.trustedProxies : false,
    bodyLimit: 64 * 1024,
    routerOptions: { maxParamLength: 2000 },
    forceCloseConnections: true,
    clientErrorHandler: refuseConnection,
    rewriteUrl: ({ url = '/' }) => routable(url),
  });
  app.removeAllContentTypeParsers();
  app.addHook('onRequest', async (request, reply) => void reply.headers(everyAnswer(request.protocol === 'https')));
  refuseForeignTargets(app);
  answerFailures(app);
  serveHealth(app, edge);
  serveMetrics(app, edge.metrics);
  serveAssets(app, edge);
  await app.register((scope) => serveForms(scope, edge));
  await app.register((scope) => serveReports(scope, edge));
  await app.register((scope) => serveOperations(scope, edge));
  await app.register((scope) => serveUploads(scope, edge));
  await app.register((scope) => servePageErrors(scope, edge));
  await serveProxy(app, edge);
  servePages(app, edge);
  return app;
}

/**
 * A path with a broken escape (a search for '%E0%A4%A') is a page like any other: routing sees it mended, the page as
 * it came.
 */
function routable(url: string): string {
  try {
    decodeURI(url);
    return url;
  } catch {
    return url.replace(/%/g, '%25');
  }
}
