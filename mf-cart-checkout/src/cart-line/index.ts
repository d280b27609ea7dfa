export { lineName, offerName } from './line-name';
export { LineNotes } from './line-notes';
