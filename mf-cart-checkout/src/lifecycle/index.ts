export { useAbortOnUnmount } from './use-abort-on-unmount';
export { useLatest } from './use-latest';
