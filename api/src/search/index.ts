// The search of a catalogue: other modules import from here alone.
export { browse } from './browse/browse-service';
export { suggest } from './browse/suggest-service';
export { catalogueIndex, type Indexer, useIndexer, warmIndexes } from './catalogue-index/cached-index';
export { threadIndexer } from './catalogue-index/thread-indexer';
export { flagsOf, type Line, lineOf } from './lines/line';
export { saveFlags, saveLine, unlistLine } from './lines/line-repository';
export { nameKey, piecesOf } from './text/fold';
export { termsOf } from './text/query';
export { search } from './words/search';
