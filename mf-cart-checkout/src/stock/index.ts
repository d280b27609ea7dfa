export { guestBlock, needsLogin } from './guest-block';
export { canFulfil, offerOf, type Shortfall, shortfalls } from './stock-rules';
