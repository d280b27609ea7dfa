export { lineName } from './line-name';
export { LineNotes } from './line-notes';
export { offerName } from './offer-name';
