export { GroupDialog } from './group-dialog';
export { RelatedSlot } from './related-slot';
