export { startAnalytics } from './analytics';
