export { DialogButton } from './dialog-button';
export { DialogLink } from './dialog-link';
export { LinkButton } from './link-button';
export { OpenersContext, useOpener } from './use-opener';
export type { WantedDialog } from './wanted';
