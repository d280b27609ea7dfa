export { LocationButton } from './location-button';
export { locationName } from './location-name';
export { LocationPicker } from './location-picker';
