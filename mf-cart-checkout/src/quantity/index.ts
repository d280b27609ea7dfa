export { isPreorder, stockBelow } from './quantity';
