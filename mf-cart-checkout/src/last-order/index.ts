export { useEmptiedCart } from './emptied-cart';
export { LastOrder } from './last-order';
