import type { Address } from '@bookfront/shared/schemas';

/** A complete address in British Columbia, as the api stores it. */
export const buildAddress = (over: Partial<Address> = {}): Address => ({
  address_id: 'a1',
  preferred: false,
  name: 'Ruth Okafor',
  company_name: '',
  street_address: '9 Marine Drive',
  street_address_2: '',
  city: 'Gibsons',
  country: 'CA',
  country_text: 'Canada',
  province: 'BC',
  postal_code: 'V0N 1V0',
  phone_number: '(604) 555-0111',
  phone_number_ext: '',
  email_address: '',
  can_ship_to: true,
  ...over,
});
