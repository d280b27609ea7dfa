import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { registerCalls } from './calls';
import { registerCovers } from './covers/cover-routes';
import { closeDatabase, openDatabase } from './database/open';
import { answerFailures } from './failure-answers';

export interface AppOptions {
  dataDir: string;
  logger: Logger;
  /** Unix seconds; tests bring their own. */
  clock?: () => number;
}

/** The customer API over the database in `dataDir`. Ready to listen or to be injected into. */
export async function buildApp({ dataDir, logger, clock = () => Math.floor(Date.now() / 1000) }: AppOptions): Promise<FastifyInstance> {
  const db = openDatabase(dataDir);
  const app = Fastify({ loggerInstance: logger, disableRequestLogging: true, trustProxy: 'loopback', bodyLimit: 256 * 1024, forceCloseConnections: true });
  app.addHook('onClose', () => closeDatabase(db));
  app.removeAllContentTypeParsers();
  answerFailures(app);
  await app.register(cookie);
  await app.register(formbody, { bodyLimit: 256 * 1024 });
  await app.register(multipart, { attachFieldsToBody: 'keyValues', limits: { fields: 50, files: 0, fieldSize: 64 * 1024 } });
  app.get('/healthz', async () => ({ ok: true }));
  registerCalls(app, db, clock);
  registerCovers(app, db, dataDir);
  return app;
}
