export { useItemChanges } from './use-item-changes';
export { useKeepRegistry } from './use-keep-registry';
