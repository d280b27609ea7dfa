export { Disclosure, Panel, useDismiss } from './disclosure';
export { HeaderLink, Label } from './header-link';
