/** Searches for the ISBNs of a file or a page: one chunk, loaded when such a search is made. */
export * from './file-search';
export * from './list-notice';
export * from './url-search';
