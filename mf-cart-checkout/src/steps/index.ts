export { usePendingAddress } from './pending-address';
export { StepBar } from './step-bar';
export { deliveryLabel, furthestStep, isPaying, isReached, stepBefore, toStep } from './step-order';
