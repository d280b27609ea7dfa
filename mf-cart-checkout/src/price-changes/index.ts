export { PriceChanges } from './price-changes';
