export { OrderPanel } from './order-panel';
export { SummaryLines } from './summary-lines';
