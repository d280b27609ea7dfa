import type { CoverTitle } from '../covers/draw-cover';

/** A title in a printed catalogue; '' for fields that are not printed. */
export interface CatalogueTitle {
  cover: CoverTitle | undefined;
  title: string;
  subtitle: string;
  authors: string;
  /** Binding, publisher and ISBN, printed on one line. */
  facts: string;
  price: string;
  /** Plain text. */
  description: string;
  language: string;
}

/** A catalogue to print: plain data that can be sent to the printing thread. */
export interface CatalogueDocument {
  shop: string;
  heading: string;
  date: string;
  /** Plain text. */
  introduction: string;
  titles: CatalogueTitle[];
}
