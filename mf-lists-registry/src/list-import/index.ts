export { ListImport } from './list-import';
