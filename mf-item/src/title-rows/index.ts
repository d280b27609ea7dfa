export { DialogRows } from './dialog-rows';
export { RowsSkeleton } from './rows-skeleton';
export { TitlesDialog } from './titles-dialog';
