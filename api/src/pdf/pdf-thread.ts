import { parentPort, workerData } from 'node:worker_threads';
import type { CatalogueDocument } from './catalogue-document';
import { drawCatalogue } from './draw-catalogue';
import type { PdfMessage } from './thread-printer';

/** Beside the server: one document in, its progress and one PDF out. */
async function print(document: CatalogueDocument): Promise<void> {
  const tell = (message: PdfMessage) => parentPort?.postMessage(message);
  tell({ pdf: await drawCatalogue(document, (share) => tell({ share })) });
}

void print(workerData);
