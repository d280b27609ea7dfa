export { ShareDialog } from './share-dialog';
export { ShareRegistry } from './share-registry';
