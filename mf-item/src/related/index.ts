export { GroupDialog } from './group-dialog';
export { RelatedPlace } from './related-place';
