/**
 * A page's metadata for tabs, crawlers and shares. `image` is a path of the shop or an https address; `shareTitle` the
 * title of a share where it is not the window's.
 */
export interface PageMetadata {
  title: string;
  shareTitle?: string;
  description: string;
  canonical: string;
  image?: string;
  ogType?: 'book';
  jsonLd?: object[];
  noIndex?: boolean;
}
