export { SeriesDialog } from './series-dialog';
export { SeriesSlot } from './series-slot';
