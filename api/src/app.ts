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
import { enterOldOrders } from './order-history/enter-old-orders';
import { reconcileInTheBackground } from './payment/reconcile';
import { noSandbox, type PaymentEnvironment } from './payment-provider/providers';
import type { Printer } from './pdf/thread-printer';
import { createReports } from './report/reports';
import { type Indexer, useIndexer, warmIndexes } from './search';
import { endOldSessions } from './session/end-old-sessions';
import type { AddressPolicy } from './uploads/fetch-public';
import type { FileReader, RowReader } from './uploads/read-in-process';
import { uploadLimits } from './uploads/receive-upload';
import { uploadFolder } from './uploads/upload-folder';

export interface AppOptions {
  dataDir: string;
  logger: FastifyBaseLogger;
  /** Unix seconds; tests pass their own. */
  clock?: () => number;
  /** Draws covers; the server uses a worker thread. */
  drawer?: Drawer;
  /** Builds catalogue indexes; the server uses worker threads. */
  indexer?: Indexer;
  /** Reads uploaded files; the server uses child processes. */
  reader?: FileReader;
  /** Reads cart import files; the server uses child processes. */
  rowReader?: RowReader;
  payments?: PaymentEnvironment;
  /** Where mailed links lead in shops without an address of their own, as 'http://localhost:4000'; default: nowhere. */
  sharedOrigin?: string;
  /** Sells audiobooks of the shops' titles; default: none. */
  audiobooks?: AudiobookPartner;
  /** Sends emails of shops that have a mail server; by default all emails stay in the outbox. */
  mail?: MailSender;
  /** Shows the outbox at GET /outbox: for trying the shops on one's own machine only. */
  outbox?: boolean;
  /** Prints PDFs; the server uses worker threads. */
  printer?: Printer;
  /** Which IP addresses browse/url may connect to. */
  isAllowedAddress?: AddressPolicy;
}

/** Builds the customer API over the database in `dataDir`, ready to listen or to be injected into. */
export async function buildApp({
  dataDir,
  logger,
  clock = () => Math.floor(Date.now() / 1000),
  drawer = drawInline,
  reader = readInline,
  rowReader = readRowsInline,
  printer = printInline,
  payments = noSandbox,
  sharedOrigin = '',
  audiobooks = noAudiobooks,
  mail,
  outbox = false,
  isAllowedAddress,
  indexer,
}: AppOptions): Promise<FastifyInstance> {
  const db = openDatabase(dataDir);
  await renewLines(db);
  await enterOldOrders(db, (err, order) => logger.error({ err, ...order }, 'an old order is in no history'));
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
  const base = { db, clock, payments, sharedOrigin };
  app.get('/healthz', async () => ({ ok: true }));
  const reports = createReports(app, { db, clock, printer, folder: join(dataDir, 'reports') });
  const folder = uploadFolder(app, dataDir);
  const calls = callsOf(handlersOf({ audiobooks, folder, reader, rowReader, isAllowedAddress, views, reports }));
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
  if (outbox) registerOutbox(app, db, sharedOrigin);
  if (indexer)
    app.addHook(
      'onListen',
      async () =>
        void warmIndexes(db, clock()).catch((err: unknown) => app.log.warn({ err }, 'an index could not be made yet')),
    );
  return app;
}

/** Imported with the first cover, since fonts and the font library are large. */
const drawInline: Drawer = async (title, width) => (await import('./covers/picture')).coverPicture(title, width);

const printInline: Printer = async (document, progress) => {
  const { printPdf } = await import('./pdf/print');
  return printPdf(document, progress);
};

const readInline: FileReader = async (path) => {
  const { readFile } = await import('./upload-reader/read-file');
  return readFile(path);
};

const readRowsInline: RowReader = async (path) => {
  const { readRows } = await import('./upload-reader/read-rows');
  return readRows(path);
};
