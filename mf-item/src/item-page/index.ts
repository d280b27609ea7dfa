export { ItemPage } from './item-page';
