export { RegistryMenu } from './registry-menu';
