export { SearchNotice } from './notices/search-notice';
export { loadBlocks } from './on-demand';
export { PageBlocks, PartBlocks } from './page-blocks';
