export { useCacheRegistry } from './use-cache-registry';
export { useItemChanges } from './use-item-changes';
