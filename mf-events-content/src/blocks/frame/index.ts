export { BlockFrame } from './frame';
