import type { CatalogueDocument } from './catalogue-document';
import type { InvoiceDocument } from './invoice-document';

/** What can be printed: plain data that can be kept in a row and sent to the printing thread. */
export type PrintDocument = ({ kind: 'catalogue' } & CatalogueDocument) | ({ kind: 'invoice' } & InvoiceDocument);
