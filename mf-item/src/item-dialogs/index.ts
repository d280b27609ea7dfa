export { ItemDialogs, loadItemDialog } from './item-dialogs';
