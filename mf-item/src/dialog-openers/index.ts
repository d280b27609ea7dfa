export { DialogButton } from './dialog-button';
export { DialogLink } from './dialog-link';
export type { DialogRequest } from './dialog-request';
export { LinkButton } from './link-button';
export { OpenersContext, useOpener } from './use-opener';
