export { imprintOf } from './imprint';
