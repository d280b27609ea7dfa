export { PrintHead, PrintIsbn } from './print-parts';
