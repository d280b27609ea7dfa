import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PrintDocument } from './print-document';

export type PdfMessage = { share: number } | { pdf: Uint8Array };
/** Makes a PDF. `progress`: from 0 to 1. Fails if it takes too long or too much memory. */
export type Printer = (document: PrintDocument, progress: (share: number) => void) => Promise<Buffer>;

const timeoutMs = 120_000;

/** Makes each PDF in a worker thread of its own, so that it blocks no call and its memory is limited. */
export const threadPrinter = (): Printer => (document, progress) =>
  new Promise((resolve, reject) => {
    const thread = new Worker(join(__dirname, 'pdf-thread.cjs'), {
      workerData: document,
      resourceLimits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 },
    });
    thread.unref();
    const timer = setTimeout(() => end(() => reject(new Error('The PDF took too long.'))), timeoutMs).unref();
    const end = (settle: () => void) => {
      clearTimeout(timer);
      settle();
      void thread.terminate();
    };
    thread.on('message', (message: PdfMessage) => {
      if ('share' in message) progress(message.share);
      else end(() => resolve(Buffer.from(message.pdf)));
    });
    thread.once('error', (error) => end(() => reject(error)));
    thread.once('exit', () => end(() => reject(new Error('The thread of the PDF has ended.'))));
  });
