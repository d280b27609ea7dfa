export { CustomBrowse } from './custom-browse';
