import { limits } from '@bookfront/shared/schemas';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as m from '#messages';
import { openTestShop, type TestShop, Visitor } from '../../testing/api-client';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const home = {
  name: 'Robin Reader',
  phone_number: '6045550111',
  street_address: '9 Marine Drive',
  city: 'Gibsons',
  country: 'CA',
  province: 'BC',
  postal_code: 'v0n1v0',
};

async function member(email?: string): Promise<Visitor> {
  const visitor = new Visitor(shop.app);
  await visitor.logIn(email);
  return visitor;
}

describe('an address book', () => {
  it('returns the whole list as stored after each change [API-082] [API-083] [API-084]', async () => {
    const teacher = await member('teacher@example.com');
    const { addresses } = await teacher.call('address/create', home);
    const made = addresses.at(-1);
    expect(made).toMatchObject({
      phone_number: '(604) 555-0111',
      postal_code: 'V0N 1V0',
      country_text: 'Canada',
      company_name: '',
    });
    const address_id = made?.address_id ?? '';
    const changed = await teacher.call('address/modify', { ...home, address_id, city: 'Sechelt' });
    expect(changed.addresses.map(({ city }) => city)).toContain('Sechelt');
    const { notice: _said, ...stored } = changed;
    expect(await teacher.call('address/getList', {})).toEqual(stored);
    const left = await teacher.call('address/delete', { address_id });
    expect(left.addresses.some((address) => address.address_id === address_id)).toBe(false);
  });

  it('has exactly one preferred address, even after it is deleted [API-085] [ADR-04]', async () => {
    const librarian = await member('librarian@example.com');
    const first = await librarian.call('address/create', home);
    const second = await librarian.call('address/create', { ...home, street_address: '10 Marine Drive' });
    const preferred = (all: { addresses: { address_id: string; preferred: boolean }[] }) =>
      all.addresses.filter((address) => address.preferred).map((address) => address.address_id);
    expect(preferred(first)).toHaveLength(1);
    const last = second.addresses.at(-1)?.address_id ?? '';
    expect(preferred(await librarian.call('address/setPreferred', { address_id: last }))).toEqual([last]);
    expect(preferred(await librarian.call('address/delete', { address_id: last }))).toHaveLength(1);
  });

  it('gives the account’s own address the id 0 and never deletes it [ADR-06]', async () => {
    const reader = await member();
    const { addresses } = await reader.call('address/setPreferred', { address_id: '0' });
    expect(addresses[0]).toMatchObject({ address_id: '0', preferred: true });
    for (const address_id of ['0', '101-reader:0'])
      expect(await reader.refusal('address/delete', { address_id })).toMatchObject({ status: 404 });
  });

  it('is visible to its owner only [GAP-82]', async () => {
    const reader = await member();
    const { addresses } = await reader.call('address/create', home);
    const address_id = addresses.at(-1)?.address_id ?? '';
    const other = await member('teacher@example.com');
    for (const name of ['address/delete', 'address/setPreferred'] as const)
      expect(await other.refusal(name, { address_id })).toMatchObject({ status: 404, code: 'not_found' });
    expect(await other.refusal('address/modify', { ...home, address_id })).toMatchObject({ status: 404 });
    expect(await new Visitor(shop.app).refusal('address/create', home)).toMatchObject({
      status: 401,
      code: 'login_required',
    });
  });

  it('is limited in size', async () => {
    const american = new Visitor(shop.app, 'lamplight.localhost');
    await american.logIn();
    let answer = await american.post('address/create', home);
    for (let i = 0; i < limits.address.book && answer.statusCode === 200; i++)
      answer = await american.post('address/create', home);
    expect(answer.statusCode).toBe(422);
    expect((await american.call('address/setPreferred', { address_id: '0' })).addresses).toHaveLength(
      limits.address.book,
    );
  });

  it.each([
    ['[ADR-08]', 'name', m.address_name_needed()],
    ['[ADR-09]', 'street_address', m.address_street_needed()],
    ['[ADR-10]', 'city', m.address_city_needed()],
    ['[ADR-11]', 'country', m.address_country_invalid()],
    ['[ADR-14]', 'postal_code', m.address_postal_code_invalid()],
    ['[ADR-18]', 'phone_number', m.address_phone_needed()],
  ])('%s needs %s, which an empty field leaves out', async (_id, field, text) => {
    const reader = await member();
    const { [field as keyof typeof home]: _empty, ...rest } = home;
    expect(await reader.refusal('address/create', rest)).toMatchObject({ status: 400, fields: { [field]: text } });
  });

  it('accepts a postal code of ten characters abroad [GAP-68]', async () => {
    const reader = await member();
    const abroad = { ...home, phone_number: '0612345678', country: 'FR', province: '', postal_code: '1234567890' };
    const { addresses } = await reader.call('address/create', abroad);
    expect(addresses.at(-1)).toMatchObject({ country: 'FR', postal_code: '1234567890' });
  });

  it.each([
    ['CN', '13812345678', '13812345678'],
    ['FR', '06 12 34 56 78', '06 12 34 56 78'],
    ['DK', '12 34 56 78', '12 34 56 78'],
    ['GB', '+442079460018', '+442079460018'],
    ['JM', '1 876 555 0100', '(876) 555-0100'],
    ['AQ', '0612345678', '0612345678'],
  ])('keeps a number of %s, %s, as %s', async (country, phone_number, kept) => {
    const reader = await member();
    const { addresses } = await reader.call('address/create', { ...home, country, province: '', phone_number });
    expect(addresses.at(-1)).toMatchObject({ country, phone_number: kept });
  });

  it('takes an address of the armed forces', async () => {
    const reader = await member();
    const abroad = { country: 'US', city: 'APO', province: 'AE', postal_code: '09012', phone_number: '2125550100' };
    const { addresses } = await reader.call('address/create', { ...home, ...abroad });
    expect(addresses.at(-1)).toMatchObject({ city: 'APO', province: 'AE' });
  });

  it.each([
    ['[ADR-18]', { phone_number: '604 555 011' }, 'phone_number', m.address_phone_needed()],
    ['[ADR-18]', { country: 'FR', province: '', phone_number: '6045550111' }, 'phone_number', undefined],
    ['[ADR-08]', { name: ' ' }, 'name', m.address_name_needed()],
    ['[ADR-09]', { street_address: '' }, 'street_address', undefined],
    ['[ADR-10]', { city: ' ' }, 'city', m.address_city_needed()],
    ['[ADR-11]', { country: 'XX' }, 'country', m.address_country_invalid()],
    ['[ADR-11]', { country: 'Canada' }, 'country', m.address_country_invalid()],
    ['[ADR-12]', { province: 'WA' }, 'province', m.address_province_invalid()],
    ['[ADR-12]', { province: '' }, 'province', m.address_province_invalid()],
    ['[ADR-14]', { postal_code: '98101' }, 'postal_code', m.address_postal_code_invalid()],
    [
      '[ADR-16]',
      { country: 'US', province: 'WA', postal_code: '9810' },
      'postal_code',
      m.address_postal_code_invalid(),
    ],
    ['[GAP-68]', { country: 'FR', province: '', postal_code: '12345678901' }, 'postal_code', undefined],
    ['[ADR-18]', { phone_number: '555-0111' }, 'phone_number', m.address_phone_needed()],
    ['[ADR-18]', { phone_number: 'call me at ten' }, 'phone_number', m.address_phone_needed()],
    ['[ADR-20]', { phone_number_ext: '1' }, 'phone_number_ext', m.address_extension_invalid()],
    ['[ADR-20]', { phone_number_ext: '12a' }, 'phone_number_ext', m.address_extension_invalid()],
    ['[ADR-22]', { email_address: 'robin' }, 'email_address', m.email_invalid()],
    ['', { city: 'Gib\u202esons' }, 'city', undefined],
  ])('%s refuses %j with a text for its field', async (_id, wrong, field, text) => {
    const reader = await member();
    const refusal = await reader.refusal('address/create', { ...home, ...wrong });
    expect(refusal).toMatchObject({ status: 400, code: 'validation' });
    expect(Object.keys(refusal.fields ?? {})).toEqual([field]);
    if (text) expect(refusal.fields?.[field]).toBe(text);
  });
});

describe('countries and provinces', () => {
  it('are sorted by name, with provinces for countries that have a list [API-079] [API-080] [API-081] [GAP-73]', async () => {
    const guest = new Visitor(shop.app);
    const { countries } = await guest.call('country/getList', {});
    expect(countries.slice(0, 2)).toEqual([
      { code: 'CA', name: 'Canada' },
      { code: 'US', name: 'United States' },
    ]);
    expect(countries).toHaveLength(249);
    expect((await guest.call('province/getList', { country: 'CA' })).provinces).toHaveLength(13);
    expect((await guest.call('province/getList', { country: 'US' })).provinces).toContainEqual({
      code: 'WA',
      name: 'Washington',
    });
    expect((await guest.call('province/getList', { country: 'FR' })).provinces).toEqual([]);
    expect(await guest.call('province/get', { country: 'CA', province: 'QC' })).toEqual({ code: 'QC', name: 'Quebec' });
    expect(await guest.refusal('province/get', { country: 'CA', province: 'ZZ' })).toMatchObject({
      status: 404,
      error: m.address_province_invalid(),
    });
  });
});
