export { forgetOpenOrder, sentCartChecksum } from './open-order';
export { OrderButton } from './order-button';
export { isOpenOrder } from './order-state';
export { orderFailureText } from './order-text';
export { type Order, useOrder } from './use-order';
export { useOrderPlaced } from './use-order-placed';
