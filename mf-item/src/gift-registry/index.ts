export { RegistryBar } from './registry-bar';
export { RegistryButton } from './registry-button';
export { useRegistry } from './use-registry';
