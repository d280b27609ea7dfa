import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileAnswer, Reply } from '@bookfront/shared/schemas';
import * as m from '#messages';
import type { CallContext } from '../call-context/call-context';
import type { Db } from '../database/open';
import { write } from '../database/write';
import { CallError, notFound, throttled } from '../http/failure';
import { newId } from '../random/new-id';
import { createRateLimit } from '../rate-limit/rate-limit';
import { requireSession } from '../session/require-session';
import { forgetReports, insertReport, reportOf, updateReport } from './report-repository';

/** Makes a document. `progress`: from 0 to 1. */
export type Making = (progress: (share: number) => void) => Promise<Buffer>;

export interface Reports {
  /** Starts to make a document for the visitor's session; gives the id that it is asked for by. `name`: of its file. */
  start: (context: CallContext, name: string, make: Making) => Promise<string>;
  progress: (context: CallContext, id: string) => Promise<Reply<'report/progress'>>;
  /** The finished document. */
  file: (context: CallContext, id: string) => Promise<FileAnswer>;
}

/** Seconds that a document is kept, and after which one that is still being made has been given up. */
const keptSeconds = 24 * 3600;
const makingSeconds = 600;
const maxWaiting = 20;
const progressMs = 250;

/**
 * Documents that take a while: made one after the other beside the calls, kept as files in `folder` for a day. Asking
 * for the progress of one is one read by its key (SPEC-D11).
 */
export function createReports(folder: string): Reports {
  const perAccount = createRateLimit(5);
  let waiting = 0;
  let last: Promise<void> = Promise.resolve();
  return {
    async start(context, name, make) {
      const { db, now, shop } = context;
      if (!perAccount.take(context.session?.account_id ?? context.address, now) || waiting >= maxWaiting)
        throw throttled(m.report_busy());
      const id = newId();
      const old = await write(db, async (tx) => {
        const { session_id } = await requireSession(tx, context);
        const row = { progress_report_id: id, shop_id: shop.store_id, session_id, name, created: now };
        await insertReport(tx, { ...row, progress: 0, state: 'working' });
        return forgetReports(tx, now - keptSeconds);
      });
      for (const one of old) await rm(fileOf(folder, one), { force: true });
      waiting++;
      last = last
        .then(() => makeReport(db, id, fileOf(folder, id), make))
        .catch((err: unknown) => context.log.error({ err }, 'a report could not be made'))
        .finally(() => {
          waiting--;
        });
      return id;
    },

    async progress(context, id) {
      const { state, progress, created } = await requireReport(context, id);
      if (state === 'done') return { progress: 100, eta_seconds: 0, completed: true };
      if (state === 'failed' || created < context.now - makingSeconds)
        throw new CallError(502, 'unavailable', m.report_failed());
      const passed = context.now - created;
      const eta_seconds = progress === 0 ? null : Math.ceil((passed * (100 - progress)) / progress);
      return { progress, eta_seconds, completed: false };
    },

    async file(context, id) {
      const { state, name } = await requireReport(context, id);
      const content = state === 'done' ? await readFile(fileOf(folder, id)).catch(() => undefined) : undefined;
      if (!content) throw notFound('not_found', m.report_gone());
      return { kind: 'application/pdf', name, content };
    },
  };
}

const fileOf = (folder: string, id: string): string => join(folder, `${id}.pdf`);

async function requireReport({ db, session }: CallContext, id: string) {
  const row = session ? await reportOf(db, session.session_id, id) : undefined;
  if (!row) throw notFound('not_found', m.report_gone());
  return row;
}

async function makeReport(db: Db, id: string, file: string, make: Making): Promise<void> {
  const set = (fields: Parameters<typeof updateReport>[2]) => write(db, (tx) => updateReport(tx, id, fields));
  let told = Date.now();
  const tell = (share: number): void => {
    if (Date.now() - told < progressMs) return;
    told = Date.now();
    void set({ progress: Math.min(99, Math.floor(share * 100)) }).catch(() => undefined);
  };
  try {
    const document = await make(tell);
    await mkdir(join(file, '..'), { recursive: true });
    await writeFile(`${file}.part`, document);
    await rename(`${file}.part`, file);
    await set({ state: 'done', progress: 100 });
  } catch (error) {
    await set({ state: 'failed' });
    throw error;
  }
}
