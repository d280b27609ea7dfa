export { Columns, Note, Panel } from './panel';
