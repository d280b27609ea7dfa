export { DeliveryStep } from './delivery-step';
export { RegistriesNote } from './registries-note';
export { ShippingFailure } from './shipping-failure';
export { providersPayload } from './use-address-choice';
