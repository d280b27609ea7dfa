import { parentPort, workerData } from 'node:worker_threads';
import { printPdf } from './print';
import type { PrintDocument } from './print-document';
import type { PdfMessage } from './thread-printer';

/** Runs in a worker thread of the server: draws one document and reports progress. */
async function print(document: PrintDocument): Promise<void> {
  const tell = (message: PdfMessage) => parentPort?.postMessage(message);
  tell({ pdf: await printPdf(document, (share) => tell({ share })) });
}

void print(workerData);
