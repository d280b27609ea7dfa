import { buildSettings } from '@bookfront/shared/testing/builders';
import { describe, expect, it } from '@jest/globals';
import { ValidationError } from 'yup';
import { buildAddress } from '../testing/build-address';
import { type AddressValues, addressPayload, addressSchema, initialValuesOf } from './address-rules';
import { valueOnBlur, valueOnChange } from './place-rules';

const shop = buildSettings().store_info;
const lists = {
  countries: [
    { code: 'CA', name: 'Canada' },
    { code: 'US', name: 'United States' },
    { code: 'FR', name: 'France' },
  ],
  provinces: [{ code: 'BC', name: 'British Columbia' }],
};
const french = { country: 'FR', postal_code: '75001', province: '' };

/** The messages of the refused fields. */
function refusals(over: Partial<AddressValues>, at = lists): Record<string, string> {
  try {
    addressSchema(at).validateSync({ ...initialValuesOf(buildAddress(), shop), ...over }, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message]));
  }
}

describe('an address', () => {
  it.each<[string, Partial<AddressValues>, Record<string, string>]>([
    ['[ADR-08]', { name: ' ' }, { name: 'Full Name is required.' }],
    ['[ADR-09]', { street_address: '' }, { street_address: 'Street Address is required.' }],
    ['[ADR-10]', { city: '' }, { city: 'City is required.' }],
    ['[ADR-11]', { country: '' }, { country: 'Valid country is required.' }],
    ['[ADR-11]', { country: 'XX' }, { country: 'Valid country is required.' }],
    ['[ADR-12]', { province: '' }, { province: 'Valid state / province is required.' }],
    ['[ADR-12]', { province: 'WA' }, { province: 'Valid state / province is required.' }],
    ['[ADR-14]', { postal_code: '' }, { postal_code: 'Valid Postal Code is required.' }],
    ['[ADR-15]', { postal_code: '12345' }, { postal_code: 'Valid Postal Code is required.' }],
    ['[ADR-16]', { country: 'US', postal_code: '9810' }, { postal_code: 'Valid Postal Code is required.' }],
    ['[ADR-18]', { phone_number: '' }, { phone_number: 'Phone number is required.' }],
    ['[ADR-18]', { phone_number: '604-555-BOOK' }, { phone_number: 'Phone number is required.' }],
    ['[ADR-18]', { phone_number: '(((((-----' }, { phone_number: 'Phone number is required.' }],
    ['[ADR-18]', { phone_number: '604-555-010' }, { phone_number: 'Phone number is required.' }],
    ['[ADR-18]', { phone_number: '604555010' }, { phone_number: 'Phone number is required.' }],
    ['[ADR-18]', { phone_number: '+44 20 7946 00180' }, { phone_number: 'Phone number is required.' }],
    ['[ADR-20]', { phone_number_ext: '1' }, { phone_number_ext: 'Must be between 2 and 6 digits' }],
    ['[ADR-20]', { phone_number_ext: '1234567' }, { phone_number_ext: 'Must be between 2 and 6 digits' }],
    ['[ADR-20]', { phone_number_ext: '12a' }, { phone_number_ext: 'Must be between 2 and 6 digits' }],
    ['[ADR-22]', { email_address: 'ruth' }, { email_address: 'Please enter a valid email address.' }],
  ])('%s with %j is refused at its field', (_id, over, texts) => expect(refusals(over)).toEqual(texts));

  it.each<[string, Partial<AddressValues>]>([
    ['[ADR-15]', { postal_code: 'V6B1A1' }],
    ['[ADR-15]', { postal_code: 'V6B 1A1' }],
    ['[ADR-15]', { postal_code: 'v6b-1a1' }],
    ['[ADR-16]', { country: 'US', postal_code: '98101' }],
    ['[ADR-16]', { country: 'US', postal_code: '98101-1234' }],
    ['[ADR-18]', { phone_number: '6045550111' }],
    ['[ADR-18]', { phone_number: '+1 604.555.0111' }],
    ['[ADR-20]', { phone_number_ext: '' }],
    ['[ADR-20]', { phone_number_ext: '123456' }],
    ['[ADR-21]', { company_name: '', street_address_2: '' }],
    ['[ADR-22]', { email_address: '' }],
  ])('%s with %j is accepted', (_id, over) => expect(refusals(over)).toEqual({}));

  it('of a country without a list has any province, or none, and a postal code of 1 to 10 characters [ADR-13] [GAP-68]', () => {
    const free = { ...lists, provinces: [] };
    expect(refusals(french, free)).toEqual({});
    expect(refusals({ ...french, phone_number: '12 34 56 78' }, free)).toEqual({});
    expect(refusals({ ...french, province: 'Bretagne', postal_code: '7' }, free)).toEqual({});
    expect(refusals({ ...french, postal_code: '75001-75001' }, free)).toEqual({
      postal_code: 'Valid Postal Code is required.',
    });
  });

  it('is checked by the api alone if its lists are not loaded', () => {
    const nowhere = { countries: undefined, provinces: undefined };
    expect(addressSchema(nowhere).isValidSync({ ...initialValuesOf(buildAddress(), shop), province: '' })).toBe(true);
  });

  it('starts in the shop’s country', () => {
    expect(initialValuesOf(undefined, shop)).toMatchObject({ name: '', country: 'CA' });
    expect(initialValuesOf(undefined, { ...shop, is_canadian: false, is_american: true })).toMatchObject({
      country: 'US',
    });
    expect(initialValuesOf(undefined, { ...shop, is_canadian: false })).toMatchObject({ country: '' });
  });
});

describe('the input', () => {
  it.each([
    ['12345678901234567890', '12345678901234'],
    ['+44 20 7946 0018', '+442079460018'],
    ['1604555010', '1604555010'],
    ['+1 604 555 0100', '(604) 555-0100'],
    [' +1 (604) 555-0100 ', '(604) 555-0100'],
    ['(604) 555-0100', '(604) 555-0100'],
  ])('as a phone, %j, fits into 14 characters as %j [ADR-19] [GAP-67]', (value, expected) =>
    expect(valueOnChange('phone_number', value, { country: 'CA' })).toBe(expected),
  );

  it('of a phone may be as long as the stored number [GAP-67]', () => {
    const stored = '+44 207 9460018';
    expect(valueOnChange('phone_number', stored, { country: 'GB', stored })).toBe(stored);
    expect(valueOnChange('phone_number', `${stored}5`, { country: 'GB', stored, before: stored })).toBe(stored);
  });

  it.each([
    ['CA', 'v6b1a1', 'v6b1a1'],
    ['CA', '  V6B\u00a01A1\u00a0\u00a0', 'V6B 1A1'],
    ['US', ' 98101 1234 ', '98101-1234'],
    ['FR', '12345678901', '1234567890'],
  ])('as a postal code of %s, %j, becomes %j [ADR-14]', (country, value, expected) =>
    expect(valueOnChange('postal_code', value, { country })).toBe(expected),
  );

  it.each([
    ['phone_number', '6045550100', '(604) 555-0100'],
    ['phone_number', '16045550100', '(604) 555-0100'],
    ['phone_number', '1604555010', '1604555010'],
    ['postal_code', 'v6b1a1', 'V6B 1A1'],
    ['city', 'new  york ', 'new  york '],
  ] as const)('of %s, %j, is formatted on blur as %j [ACC-55] [ACC-56] [ACC-57] [GAP-66]', (name, value, shown) =>
    expect(valueOnBlur(name, value, 'CA')).toBe(shown),
  );

  it('is formatted when the form is sent without leaving the field [ACC-58]', () => {
    const sent = addressPayload({
      ...initialValuesOf(buildAddress({ country: 'US' }), shop),
      postal_code: '981011234',
      phone_number: '16045550100',
    });
    expect(sent).toMatchObject({ postal_code: '98101-1234', phone_number: '(604) 555-0100' });
  });
});
