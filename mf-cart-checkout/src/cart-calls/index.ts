export { isDefinitiveFailure } from './is-definitive-failure';
export { hasPendingMutation, trackMutation } from './mutation-tracker';
export { useCartCall } from './use-cart-call';
