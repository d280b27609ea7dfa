export { isPreorder, stockBelow, toQuantity } from './quantity';
export { QuantityStepper } from './quantity-stepper';
