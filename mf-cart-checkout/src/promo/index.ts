export { PromoArea } from './promo-area';
