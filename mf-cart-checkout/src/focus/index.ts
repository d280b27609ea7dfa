export { useFirstWrong } from './use-first-wrong';
export { focusIfNowhere, useTitleFocus } from './use-title-focus';
