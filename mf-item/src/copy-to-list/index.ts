export { CopyToListButton } from './copy-to-list-button';
