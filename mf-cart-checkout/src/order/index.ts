export { isOpenOrder } from './machine/order-state';
export { orderFailureText } from './machine/order-text';
export { forgetOpenOrder, sentCartChecksum } from './open-order/open-order';
export { OrderButton } from './order-button';
export { type Order, useOrder } from './use-order';
export { useOrderPlaced } from './use-order-placed';
