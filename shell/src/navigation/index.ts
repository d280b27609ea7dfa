export { restoreFocusAfterReload } from './use-focus-after-load';
export { useHashScroll } from './use-hash-scroll';
export { useNavigationFocus } from './use-navigation-focus';
export { useScrollRestoration } from './use-scroll-restoration';
