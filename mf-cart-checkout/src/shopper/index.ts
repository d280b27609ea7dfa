export { isOtherShopper } from './is-other-shopper';
