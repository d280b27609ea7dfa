export { Picture } from '../../picture';
export { BlockImage } from './block-image';
export { BlockButton } from './block-link';
export { BlockHeading } from './heading';
export { useReducedMotion } from './use-reduced-motion';
export { Markup, Words } from './words';
