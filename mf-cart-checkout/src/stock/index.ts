export { canFulfil, guestBlock, needsLogin, offerOf, type Shortfall, shortfalls } from './stock-rules';
