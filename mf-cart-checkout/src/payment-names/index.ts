export { cardTypeName, paymentName } from './payment-names';
