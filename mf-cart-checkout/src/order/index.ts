export { forgetOpenOrder, sentChecksum } from './open-order';
export { OrderButton } from './order-button';
export { leftText, orderFailureText } from './order-payload';
export { isBankAsked, isOpenOrder, type Order, type OrderState, useOrder } from './use-order';
export { useOrderPlaced } from './use-order-placed';
