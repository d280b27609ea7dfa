export { formatCount } from './count';
export * from './isbn';
export * from './money';
export * from './phone';
export * from './text';
export * from './title';
