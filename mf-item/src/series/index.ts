export { SeriesDialog } from './series-dialog';
