export { afterLoad } from './after-load';
