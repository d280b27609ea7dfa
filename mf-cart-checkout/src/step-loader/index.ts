export { loadContactStep, loadDeliveryStep, steps } from './step-loader';
