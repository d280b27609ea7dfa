export { SizesDialog } from './sizes-dialog';
