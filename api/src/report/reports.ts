import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileAnswer, Reply } from '@bookfront/shared/schemas';
import type { FastifyInstance } from 'fastify';
import * as m from '#messages';
import type { CallContext } from '../call-context/call-context';
import { write } from '../database/write';
import { CallError, notFound, throttled } from '../http/failure';
import type { PrintDocument } from '../pdf/print-document';
import { newId } from '../random/new-id';
import { createRateLimit } from '../rate-limit/rate-limit';
import { requireSession } from '../session/require-session';
import { type PrintQueue, printInTheBackground } from './report-queue';
import { countWaiting, deleteReports, insertReport, reportOf } from './report-repository';

export interface Reports {
  /** Queues a document for the visitor's session and returns the report's id. `name`: the file's name. */
  start: (context: CallContext, name: string, document: PrintDocument) => Promise<string>;
  progress: (context: CallContext, id: string) => Promise<Reply<'report/progress'>>;
  /** Returns the finished document. */
  file: (context: CallContext, id: string) => Promise<FileAnswer>;
  /** Deletes the files of reports whose rows are gone. */
  deleteFiles: (ids: readonly string[]) => Promise<void>;
}

/** Seconds until a document is deleted. */
const retentionSeconds = 24 * 3600;
const everyMs = 3_600_000;
const maxWaiting = 300;

/**
 * Creates slow documents one after another in the background and stores them in `folder` for a day. A progress request
 * reads one row by its key (SPEC-D11).
 */
export function createReports(
  app: FastifyInstance,
  { folder, ...queue }: Omit<PrintQueue, 'fileOf'> & { folder: string },
): Reports {
  const perAccount = createRateLimit(5);
  const fileOf = (id: string): string => join(folder, `${id}.pdf`);
  const wake = printInTheBackground(app, { ...queue, fileOf });
  const deleteFiles = async (ids: readonly string[]): Promise<void> => {
    for (const id of ids) await rm(fileOf(id), { force: true });
  };
  deleteOldInTheBackground(app, queue, deleteFiles);
  return {
    async start(context, name, document) {
      const { db, now, shop } = context;
      if (!perAccount.take(context.session?.account_id ?? context.address, now)) throw throttled(m.report_busy());
      const id = newId();
      const account_id = context.session?.account_id ?? '';
      await write(db, async (tx) => {
        if ((await countWaiting(tx)) >= maxWaiting) throw throttled(m.report_busy());
        const { session_id } = await requireSession(tx, context);
        const row = { progress_report_id: id, shop_id: shop.store_id, session_id, account_id, name, created: now };
        await insertReport(tx, { ...row, document: JSON.stringify(document) });
      });
      wake();
      return id;
    },

    async progress(context, id) {
      const { state, progress, started } = await requireReport(context, id);
      if (state === 'done') return { progress: 100, eta_seconds: 0, completed: true };
      if (state === 'failed') throw new CallError(502, 'unavailable', m.report_failed());
      const passed = context.now - started;
      const eta_seconds = progress === 0 ? null : Math.ceil((passed * (100 - progress)) / progress);
      return { progress, eta_seconds, completed: false };
    },

    async file(context, id) {
      const { state, name } = await requireReport(context, id);
      const content = state === 'done' ? await readFile(fileOf(id)).catch(() => undefined) : undefined;
      if (!content) throw notFound('not_found', m.report_gone());
      return { kind: 'application/pdf', name, content };
    },

    deleteFiles,
  };
}

/** Deletes what is older than a day at startup and every hour, so that no invoice stays for longer. */
function deleteOldInTheBackground(
  app: FastifyInstance,
  { db, clock }: Pick<PrintQueue, 'db' | 'clock'>,
  deleteFiles: Reports['deleteFiles'],
): void {
  const run = async () => {
    try {
      await deleteFiles(await write(db, (tx) => deleteReports(tx, clock() - retentionSeconds)));
    } catch (err) {
      app.log.warn({ err }, 'old reports are still there');
    }
  };
  const timer = setInterval(() => void run(), everyMs).unref();
  app.addHook('onReady', run);
  app.addHook('onClose', async () => clearInterval(timer));
}

async function requireReport({ db, session }: CallContext, id: string) {
  const row = session ? await reportOf(db, session.session_id, id) : undefined;
  if (!row) throw notFound('not_found', m.report_gone());
  return row;
}
