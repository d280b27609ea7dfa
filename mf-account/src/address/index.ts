export { type PlaceLists, placesOf, usePlaceLists } from './address-api';
export { AddressForm } from './address-form';
export { ExtensionField } from './extension-field';
export { fieldOf } from './field-of';
export { PlaceFields } from './place-fields';
export { extension, isPhone, type Lists, placeRules, postalCode, text, valueOnBlur } from './place-rules';
export { Row } from './row';
