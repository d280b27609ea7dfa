export { useTakenCart } from './emptied-cart';
export { LastOrder } from './last-order';
