export { SeriesDialog } from './series-dialog';
export { SeriesPlace } from './series-place';
