export { keepFocus } from './use-focus-after-load';
export { useHashScroll } from './use-hash-scroll';
export { useNavigationFocus } from './use-navigation-focus';
export { useScrollPlace } from './use-scroll-place';
