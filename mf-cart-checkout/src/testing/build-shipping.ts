import type { Address, ShippingAddress, ShippingProvider, User } from '@bookfront/shared/schemas';

const place = {
  name: 'Ruth Okafor',
  company_name: '',
  phone_number: '6045550100',
  phone_number_ext: '',
  email_address: '',
  street_address: '12 Harbour Road',
  street_address_2: '',
  city: 'Victoria',
  country: 'CA',
  country_text: 'Canada',
  province: 'BC',
  postal_code: 'V8V 1A1',
};

export const buildAddress = (over: Partial<Address> = {}): Address => ({
  ...place,
  address_id: 'a1',
  preferred: false,
  can_ship_to: true,
  ...over,
});

export const buildShipping = (over: Partial<ShippingAddress> = {}): ShippingAddress => ({
  ...place,
  address_id: 'a1',
  gift_registry_id: '',
  gift_registry_name: '',
  ...over,
});

export const buildRegistryAddress = (
  over: Partial<User['alt_addresses'][number]> = {},
): User['alt_addresses'][number] => ({
  ...place,
  address_id: 'registry-r1',
  gift_registry_id: 'r1',
  gift_registry_name: 'Nora and Sam',
  shipping_encouraged: true,
  can_ship_to: true,
  ...over,
});

export const buildProvider = (over: Partial<ShippingProvider> = {}): ShippingProvider => ({
  provider: 'post',
  delivery_preference: 'ship',
  label: 'Parcel post',
  cost: 900,
  available: true,
  delivery_min: 2,
  delivery_max: 4,
  conflicting_eisbns: [],
  ...over,
});
