// The public interface of catalogue search: other folders import from here only.
export { browse } from './browse/browse-service';
export { suggest } from './browse/suggest-service';
export { titlesByAuthor } from './browse/titles-by-author';
export { type Indexer, useIndexer, warmIndexes } from './catalogue-index/cached-index';
export { threadIndexer } from './catalogue-index/thread-indexer';
export { flagsOf, type Line, lineOf } from './lines/line';
export { saveFlags, saveLine, unlistLine } from './lines/line-repository';
export { nameKey, piecesOf } from './text/fold';
