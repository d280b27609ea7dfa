export { ProductCode } from './product-code';
