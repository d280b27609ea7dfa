export { DiscoverySlot } from './discovery-slot';
