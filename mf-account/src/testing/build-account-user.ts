import type { AccountUser, User } from '@bookfront/shared/schemas';
import { buildCustomer } from '@bookfront/shared/testing';

/** Ruth Okafor of buildCustomer, with all that Account Details shows. */
export const buildAccountUser = (over: Partial<AccountUser> = {}): AccountUser => ({
  ...requireUser(buildCustomer().user),
  phone_number_type: 'home',
  phone_number_ext: '',
  alt_phone_number: '',
  alt_phone_number_type: 'home',
  alt_phone_number_ext: '',
  street_address: '9 Marine Drive',
  street_address_2: '',
  city: 'Gibsons',
  country: 'CA',
  province: 'BC',
  postal_code: 'V0N 1V0',
  account_extra_fields: {},
  newsletter_consent: false,
  ...over,
});

function requireUser(user: User | null): User {
  if (!user) throw new Error('a customer has a user');
  return user;
}
