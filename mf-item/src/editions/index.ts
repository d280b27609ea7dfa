export { EditionsDialog } from './editions-dialog';
