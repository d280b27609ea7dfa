export { RemoveGift } from './remove-gift';
