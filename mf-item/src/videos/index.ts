export { Videos } from './videos';
