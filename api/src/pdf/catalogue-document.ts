import type { CoverTitle } from '../covers/draw-cover';

/** A title of a printed catalogue; '' where something is not told. */
export interface CatalogueTitle {
  cover: CoverTitle | undefined;
  title: string;
  subtitle: string;
  authors: string;
  /** Binding, publisher, ISBN: what stands in one line. */
  facts: string;
  price: string;
  /** Plain text. */
  description: string;
  language: string;
}

/** A catalogue as it is printed: plain data, which goes to the thread that draws it. */
export interface CatalogueDocument {
  shop: string;
  heading: string;
  date: string;
  /** Plain text. */
  introduction: string;
  titles: CatalogueTitle[];
}
