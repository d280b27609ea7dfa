export { focusIfNowhere, useTitleFocus } from './use-title-focus';
