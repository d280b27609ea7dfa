export { TextOverImage } from './text-over-image';
