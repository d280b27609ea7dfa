export { Disclosure, Panel, useLeaving } from './disclosure';
export { HeaderLink, Label } from './header-link';
