import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Configuration } from '../configuration';
import { createReleasesFor } from '../releases/releases-for';
import { openStore, type ReleaseStore } from '../releases/store';
import type { Renderer } from '../renderer/client';
import { type Api, createApi } from './api';
import { serveAssets } from './assets';
import type { Edge } from './edge';
import { answerFailures, everyAnswer, refuseConnection } from './failures';
import { isReachable } from './faults';
import { serveForms } from './forms';
import { serveHealth } from './health';
import { createJoined } from './joined';
import { createMetrics, type Metrics, serveMetrics } from './metrics';
import { createAnonymousCache } from './page/anonymous-cache';
import { createEarlyHead } from './page/early-head';
import { servePages } from './pages';
import { serveProxy } from './proxy';
import { createShops } from './shops';

export interface Parts {
  renderer: Renderer;
  store?: ReleaseStore;
  api?: Api;
  metrics?: Metrics;
}

/** What the edge's parts share, made from its configuration. */
export function assembleEdge(configuration: Configuration, parts: Parts): Edge {
  const { renderer, store = openStore(configuration.dataDir), api = createApi(configuration.apiOrigin), metrics = createMetrics() } = parts;
  return {
    configuration,
    api,
    store,
    renderer,
    metrics,
    shops: createShops(api),
    releasesFor: createReleasesFor(store),
    joined: createJoined({ dataDir: configuration.dataDir, releasesRoot: store.root, isReachable: (name) => isReachable(configuration.faults, name) }),
    cache: createAnonymousCache(),
    earlyHead: createEarlyHead(renderer),
  };
}

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
  answerFailures(app);
  serveHealth(app, edge);
  serveMetrics(app, edge.metrics);
  serveAssets(app, edge);
  await app.register((scope) => serveForms(scope, edge));
  await serveProxy(app, edge);
  servePages(app, edge);
  return app;
}

/** A path with a broken escape (a search for '%E0%A4%A') is a page like any other: routing sees it mended, the page as it came. */
function routable(url: string): string {
  try {
    decodeURI(url);
    return url;
  } catch {
    return url.replace(/%/g, '%25');
  }
}
