import { join } from 'node:path';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { type AudiobookPartner, noAudiobooks } from './audiobooks/find-audiobooks';
import { callsOf } from './calls/call';
import { registerCalls, registerFiles, registerUploads } from './calls/call-routes';
import { handlersOf } from './calls/handlers';
import { renewLines } from './catalogue/renew-lines';
import { registerCovers } from './covers/cover-routes';
import type { Drawer } from './covers/cover-store';
import { closeDatabase, openDatabase } from './database/open';
import { createEventViews } from './event/event-views';
import { answerFailures } from './http/failure-answers';
import { registerImages } from './image/image-routes';
import { registerOutbox } from './mail/outbox-page';
import { type MailSender, sendInTheBackground } from './mail/send-mail';
import { reconcileInTheBackground } from './payment/reconcile';
import { noSandbox, type PaymentEnvironment } from './payment-provider/providers';
import type { Printer } from './pdf/thread-printer';
import { createReports } from './report/reports';
import { type Indexer, useIndexer, warmIndexes } from './search';
import { endOldSessions } from './session/end-old-sessions';
import type { Reach } from './uploads/fetch-public';
import type { FileReader, RowReader } from './uploads/read-in-process';
import { uploadLimits } from './uploads/receive-upload';
import { uploadFolder } from './uploads/upload-folder';

export interface AppOptions {
  dataDir: string;
  logger: FastifyBaseLogger;
  /** Unix seconds; tests bring their own. */
  clock?: () => number;
  /** Draws covers; the server has a thread for it. */
  drawer?: Drawer;
  /** Makes indexes of catalogues; the server has threads for it. */
  indexer?: Indexer;
  /** Reads what is uploaded; the server has processes for it. */
  reader?: FileReader;
  /** The same for files that a cart is filled from. */
  rowReader?: RowReader;
  payments?: PaymentEnvironment;
  /** Who sells recordings of the shops' titles; without one there are none. */
  audiobooks?: AudiobookPartner;
  /** Sends emails of shops that have a mail server; without it all stay in the outbox. */
  mail?: MailSender;
  /** Shows the outbox at GET /outbox: on the machine of whoever tries the shops, nowhere else. */
  outbox?: boolean;
  /** Prints PDFs; the server has threads for it. */
  printer?: Printer;
  /** Which addresses of the network browse/url may ask. */
  reach?: Reach;
}

/** The customer API over the database in `dataDir`. Ready to listen or to be injected into. */
export async function buildApp({
  dataDir,
  logger,
  clock = () => Math.floor(Date.now() / 1000),
  drawer = drawHere,
  reader = readHere,
  rowReader = readRowsHere,
  printer = printHere,
  payments = noSandbox,
  audiobooks = noAudiobooks,
  mail,
  outbox = false,
  reach,
  indexer,
}: AppOptions): Promise<FastifyInstance> {
  const db = openDatabase(dataDir);
  await renewLines(db);
  if (indexer) useIndexer(db, indexer);
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: 'loopback',
    bodyLimit: 256 * 1024,
    forceCloseConnections: true,
  });
  const views = createEventViews(db, (err) => app.log.warn({ err }, 'views of events could not be written'));
  app.addHook('onClose', async () => {
    await views.flush();
    await closeDatabase(db);
  });
  app.removeAllContentTypeParsers();
  answerFailures(app);
  const base = { db, clock, payments };
  app.get('/healthz', async () => ({ ok: true }));
  const reports = createReports(join(dataDir, 'reports'));
  const folder = uploadFolder(app, dataDir);
  const calls = callsOf(handlersOf({ audiobooks, folder, reader, rowReader, reach, views, reports, printer }));
  await app.register(async (forms) => {
    await forms.register(formbody, { bodyLimit: 256 * 1024 });
    await forms.register(multipart, {
      attachFieldsToBody: 'keyValues',
      limits: { fields: 50, files: 0, fieldSize: 64 * 1024 },
    });
    registerCalls(
      forms,
      base,
      calls.filter(({ admit }) => !admit),
    );
  });
  await app.register(async (uploads) => {
    await uploads.register(multipart, { limits: uploadLimits, throwFileSizeLimit: true });
    registerUploads(
      uploads,
      base,
      calls.filter(({ admit }) => admit),
      folder,
    );
  });
  registerFiles(app, base, reports);
  registerCovers(app, { db, clock, dataDir, drawer });
  registerImages(app, { db, clock, dataDir });
  endOldSessions(app, db, clock);
  reconcileInTheBackground(app, { db, clock, environment: payments });
  if (mail) sendInTheBackground(app, { db, clock, mail });
  if (outbox) registerOutbox(app, db);
  if (indexer)
    app.addHook(
      'onListen',
      async () =>
        void warmIndexes(db, clock()).catch((err: unknown) => app.log.warn({ err }, 'an index could not be made yet')),
    );
  return app;
}

/** Loaded when the first cover is asked for: fonts and their reader are large. */
const drawHere: Drawer = async (title, width) => (await import('./covers/picture')).coverPicture(title, width);

const printHere: Printer = async (document, progress) => {
  const { drawCatalogue } = await import('./pdf/draw-catalogue');
  return drawCatalogue(document, progress);
};

const readHere: FileReader = async (path) => {
  const { readFile } = await import('./upload-reader/read-file');
  return readFile(path);
};

const readRowsHere: RowReader = async (path) => {
  const { readRows } = await import('./upload-reader/read-rows');
  return readRows(path);
};
