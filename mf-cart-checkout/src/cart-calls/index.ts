export { isAnswerOfShop } from './is-definitive-failure';
export { isWriting, ownWrite } from './mutation-tracker';
export { useCartCall } from './use-cart-call';
