import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { isolateConsole } from './console/isolate-console';
import { serveConsole } from './console/serve-console';
import { serveAssets } from './edge/assets';
import { serveMetrics } from './edge/context/metrics';
import { serveForms } from './edge/forms';
import { serveHealth } from './edge/health';
import { servePages } from './edge/page/pages';
import { servePageErrors } from './edge/page-errors';
import { serveProxy } from './edge/proxy';
import { serveReports } from './edge/serve-reports';
import { serveUploads } from './edge/uploads';
import type { GateEdge } from './gate/candidate-checks';
import { answerFailures, defaultHeaders, refuseConnection } from './http/failures';
import { refuseForeignTargets } from './http/foreign-targets';
import { serveOperations } from './operations/serve-operations';

/** Builds the edge's server, to listen or to inject requests in tests. */
export async function buildApp(edge: GateEdge, logger: FastifyBaseLogger): Promise<FastifyInstance> {
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
  app.addHook('onRequest', async (request, reply) => void reply.headers(defaultHeaders(request.protocol === 'https')));
  refuseForeignTargets(app);
  isolateConsole(app, edge);
  answerFailures(app);
  serveHealth(app, edge);
  serveMetrics(app, edge.metrics);
  serveAssets(app, edge);
  await app.register((scope) => serveForms(scope, edge));
  await app.register((scope) => serveReports(scope, edge));
  await app.register((scope) => serveOperations(scope, edge));
  await app.register((scope) => serveConsole(scope, edge));
  await app.register((scope) => serveUploads(scope, edge));
  await app.register((scope) => servePageErrors(scope, edge));
  await serveProxy(app, edge);
  servePages(app, edge);
  return app;
}

/** Repairs broken escapes (a search for '%E0%A4%A') for the router; the page gets the original address. */
function routable(url: string): string {
  try {
    decodeURI(url);
    return url;
  } catch {
    return url.replace(/%/g, '%25');
  }
}
