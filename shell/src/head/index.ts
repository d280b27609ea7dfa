export { customHead } from './custom-head';
