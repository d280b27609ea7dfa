export { isPreorder } from './quantity';
export { type StockQuestion, stockQuestion, stockQuestionOf } from './stock-question';
