import { addressLines, localityLine } from './address';

const address = {
  company_name: '',
  street_address: '1 Wharf Street',
  street_address_2: 'Unit 4',
  city: 'Harbour',
  province: 'BC',
  postal_code: 'V0N 1G0',
  country_text: 'Canada',
};

it('an address is written without its empty lines', () => {
  expect(addressLines(address)).toEqual(['1 Wharf Street', 'Unit 4', 'Harbour BC V0N 1G0', 'Canada']);
});

it('a place without a province has no gap in its line', () => {
  expect(localityLine({ city: 'Monaco', province: '', postal_code: '98000' })).toBe('Monaco 98000');
});

it('an address of which nothing is known has no lines', () => {
  const nothing = Object.fromEntries(Object.keys(address).map((part) => [part, ''])) as typeof address;
  expect(addressLines(nothing)).toEqual([]);
});
