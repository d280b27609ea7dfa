import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { oneAtATime } from '../background/one-at-a-time';
import type { Db } from '../database/open';
import { write } from '../database/write';
import type { PrintDocument } from '../pdf/print-document';
import type { Printer } from '../pdf/thread-printer';
import { claimReport, type ReportJob, updateReport } from './report-repository';

export interface PrintQueue {
  db: Db;
  clock: () => number;
  printer: Printer;
  fileOf: (id: string) => string;
}

const everyMs = 5000;
const progressMs = 250;

/**
 * Prints the waiting reports one after another in the background. The queue is their rows, so it takes no memory and
 * outlives a restart. Returns a function that wakes it up.
 */
export function printInTheBackground(app: FastifyInstance, queue: PrintQueue): () => void {
  const { db, clock } = queue;
  let isClosing = false;
  let isWanted = false;
  let current: string | undefined;
  const next = async (): Promise<ReportJob | undefined> =>
    isClosing ? undefined : write(db, (tx) => claimReport(tx, clock()));
  const run = oneAtATime(async () => {
    while (isWanted) {
      isWanted = false;
      for (let job = await next(); job; job = await next()) {
        current = job.progress_report_id;
        await print(queue, job).catch((err: unknown) => {
          if (!isClosing) app.log.error({ err }, 'a report could not be made');
        });
        current = undefined;
      }
    }
  });
  const wake = () => {
    isWanted = true;
    run().catch((err: unknown) => app.log.warn({ err }, 'the reports could not be read'));
  };
  const timer = setInterval(wake, everyMs).unref();
  app.addHook('onReady', async () => wake());
  app.addHook('onClose', async () => {
    isClosing = true;
    clearInterval(timer);
    const interrupted = current;
    if (interrupted) await write(db, (tx) => updateReport(tx, interrupted, { claimed: 0 }));
  });
  return wake;
}

async function print(
  { db, printer, fileOf }: PrintQueue,
  { progress_report_id: id, document }: ReportJob,
): Promise<void> {
  const set = (fields: Parameters<typeof updateReport>[2]) => write(db, (tx) => updateReport(tx, id, fields));
  let told = Date.now();
  const tell = (share: number): void => {
    if (Date.now() - told < progressMs) return;
    told = Date.now();
    void set({ progress: Math.min(99, Math.floor(share * 100)) }).catch(() => undefined);
  };
  try {
    // the row was written by `start` from this type
    const pdf = await printer(JSON.parse(document) as PrintDocument, tell);
    const file = fileOf(id);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(`${file}.part`, pdf);
    await rename(`${file}.part`, file);
    const isWanted = await set({ state: 'done', progress: 100, document: '' });
    // its account was deleted while it was printed
    if (!isWanted) await rm(file, { force: true });
  } catch (error) {
    await set({ state: 'failed', document: '' });
    throw error;
  }
}
