export { useFocusAfterLocation } from './location-changed';
export { PickupPlace } from './pickup-place';
export { useLocationName } from './use-location-name';
