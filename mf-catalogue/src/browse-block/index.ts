export { BrowseBlock } from './browse-block';
