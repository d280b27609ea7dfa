import * as m from '#messages';

it.each<[ids: string, text: string, specified: string]>([
  ['ACC-01', m.login_username_required(), 'Please input your email address.'],
  ['ACC-02', m.login_password_required(), 'password required.'],
  ['ADR-08', m.address_name_required(), 'Full Name is required.'],
  ['ADR-09', m.address_street_required(), 'Street Address is required.'],
  ['ADR-10', m.address_city_required(), 'City is required.'],
  ['ADR-11', m.address_country_invalid(), 'Valid country is required.'],
  ['ADR-12', m.address_province_invalid(), 'Valid state / province is required.'],
  ['ADR-14', m.address_postal_code_invalid(), 'Valid Postal Code is required.'],
  ['ADR-18', m.address_phone_required(), 'Phone number is required.'],
  ['ADR-20', m.address_extension_invalid(), 'Must be between 2 and 6 digits'],
  ['ADR-22', m.address_email_invalid(), 'Please enter a valid email address.'],
  ['ERR-77', m.address_saved(), 'Address saved successfully'],
  ['ERR-01', m.generic_error(), 'There was an error.'],
  ['ERR-64', m.login_invalid(), 'Invalid Login'],
  ['ORD-14', m.favourites_removed(), 'Items removed from wishlist.'],
])('a specified text is unchanged [%s]: %s', (_ids, text, specified) => {
  expect(text).toBe(specified);
});
