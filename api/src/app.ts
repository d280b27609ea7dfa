import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { registerCalls } from './calls';
import { registerCovers } from './covers/cover-routes';
import type { Drawer } from './covers/cover-store';
import { closeDatabase, openDatabase } from './database/open';
import { answerFailures } from './failure-answers';
import { endOldSessions } from './session/end-old-sessions';

export interface AppOptions {
  dataDir: string;
  logger: FastifyBaseLogger;
  /** Unix seconds; tests bring their own. */
  clock?: () => number;
  /** Draws covers; the server has a thread for it. */
  drawer?: Drawer;
}

/** The customer API over the database in `dataDir`. Ready to listen or to be injected into. */
export async function buildApp({ dataDir, logger, clock = () => Math.floor(Date.now() / 1000), drawer = drawHere }: AppOptions): Promise<FastifyInstance> {
  const db = openDatabase(dataDir);
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: 'loopback',
    bodyLimit: 256 * 1024,
    forceCloseConnections: true,
  });
  app.addHook('onClose', () => closeDatabase(db));
  app.removeAllContentTypeParsers();
  answerFailures(app);
  await app.register(formbody, { bodyLimit: 256 * 1024 });
  await app.register(multipart, { attachFieldsToBody: 'keyValues', limits: { fields: 50, files: 0, fieldSize: 64 * 1024 } });
  app.get('/healthz', async () => ({ ok: true }));
  registerCalls(app, db, clock);
  registerCovers(app, { db, clock, dataDir, drawer });
  endOldSessions(app, db, clock);
  return app;
}

/** Loaded when the first cover is asked for: fonts and their reader are large. */
const drawHere: Drawer = async (title, width) => (await import('./covers/picture')).coverPicture(title, width);
