import { join } from 'node:path';
import pino from 'pino';
import { type AppOptions, buildApp } from './app';
import { threadDrawer } from './covers/thread-drawer';
import { mailSender } from './mail/smtp';
import { paymentEnvironment } from './payment-provider/providers';
import { threadPrinter } from './pdf/thread-printer';
import { threadIndexer } from './search';
import { createReader, createRowReader, readerLimits } from './uploads/read-in-process';

/** The partners that a program provides. */
export type Partners = Pick<AppOptions, 'audiobooks'>;

/**
 * Listens on loopback at API_PORT (0: any free port), with the data in DATA_DIR. Sends a parent process its port and
 * exits when the parent does.
 */
export function startServer(partners: Partners): void {
  serve(partners).catch((error: unknown) => {
    const msg = `The api could not start: ${error instanceof Error ? error.message : String(error)}`;
    process.stderr.write(`${JSON.stringify({ level: 60, name: 'api', msg })}\n`);
    process.exit(1);
  });
}

async function serve(partners: Partners): Promise<void> {
  const logger = pino({
    level: process.env.LOG_LEVEL ?? 'warn',
    name: 'api',
    redact: ['req.headers.cookie', '*.password'],
  });
  const dataDir = process.env.DATA_DIR ?? '.data';
  const reading = { ...readerLimits, script: join(__dirname, 'upload-reader.cjs') };
  const app = await buildApp({
    ...partners,
    dataDir,
    indexer: threadIndexer(dataDir),
    logger,
    drawer: threadDrawer(),
    reader: createReader(reading),
    rowReader: createRowReader(reading),
    printer: threadPrinter(),
    payments: paymentEnvironment(process.env),
    sharedOrigin: process.env.SHOP_ORIGIN ?? '',
    mail: mailSender(process.env),
    outbox: process.env.OUTBOX === '1',
  });
  const end = () => {
    setTimeout(() => process.exit(0), 500).unref();
    void app.close().finally(() => process.exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(signal, end);
  await app.listen({ host: '127.0.0.1', port: Number(process.env.API_PORT ?? 4010) });
  const address = app.server.address();
  process.send?.({ ready: true, port: typeof address === 'object' && address ? address.port : 0 });
}
