export { AudiobooksDialog } from './audiobooks-dialog';
