import { drawCatalogue } from './draw-catalogue';
import { drawInvoice } from './draw-invoice';
import type { PrintDocument } from './print-document';

/** Draws a document as PDF. `progress`: from 0 to 1. */
export const printPdf = (document: PrintDocument, progress: (share: number) => void): Promise<Buffer> =>
  document.kind === 'invoice' ? drawInvoice(document, progress) : drawCatalogue(document, progress);
