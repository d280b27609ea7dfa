export { PickupLocation } from './pickup-location';
export { useLocationName } from './use-location-name';
