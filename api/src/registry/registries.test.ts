import type { Payload } from '@bookfront/shared/schemas';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import moment from 'moment-timezone';
import { openTestShop, type TestShop, testNow, Visitor } from '../../testing/api-client';
import { stockTitle } from '../../testing/stock';

let shop: TestShop;
let owner: Visitor;
let other: Visitor;
let staff: Visitor;
const host = 'threerivers.localhost';
const guest = () => new Visitor(shop.app, host);
beforeAll(async () => {
  shop = await openTestShop();
  [owner, other, staff] = [guest(), guest(), guest()];
  await owner.logIn();
  await other.logIn('teacher@example.com');
  await staff.logIn('librarian@example.com');
  const librarian = shop.db.updateTable('account').set({ is_staff: 1 }).where('email', '=', 'librarian@example.com');
  await librarian.execute();
});
afterAll(() => shop.close());

const fields = { title: 'Baby shower', occasion: 'Baby', description: 'Board books, please.' } as const;
const create = (more: Partial<Payload<'giftregistry/create'>> = {}) =>
  owner.call('giftregistry/create', { ...fields, ...more });

describe('a gift registry', () => {
  it('is created with a title, an occasion and a description; shipping is encouraged by default [API-038] [REG-21] [REG-23]', async () => {
    const made = await create();
    expect(made).toMatchObject({
      ...fields,
      name: 'Robin Reader',
      deadline: null,
      shipping_encouraged: true,
      store_can_edit: false,
      owner: { is_you: true },
      can_edit: true,
      private: { email: '', shipping_id: '' },
      items: [],
    });
    expect(
      await create({ shipping_encouraged: 'false', store_can_edit: 'true', email: 'r@example.com' }),
    ).toMatchObject({
      shipping_encouraged: false,
      store_can_edit: true,
      private: { email: 'r@example.com' },
    });
  });

  it.each([
    ['REG-15', 'title', '', 'Title is required.'],
    ['REG-16', 'occasion', '', 'Occasion is required.'],
    ['REG-16', 'occasion', 'Divorce', 'Occasion is required.'],
    ['REG-17', 'description', '', 'Description is required.'],
  ])('[%s] without a %s (%s) is refused in the field’s own words [API-038]', async (_, name, value, text) => {
    expect(await owner.refusal('giftregistry/create', { ...fields, [name]: value })).toMatchObject({
      status: 400,
      code: 'validation',
      fields: { [name]: text },
    });
  });

  it('has a description of at most 2000 characters [REG-18]', async () => {
    const description = 'x'.repeat(2000);
    expect(await create({ description })).toMatchObject({ description });
    expect(await owner.refusal('giftregistry/create', { ...fields, description: `${description}x` })).toMatchObject({
      code: 'validation',
    });
  });

  it.each([
    ['an ordinary day', '2026-07-01T12:00', '2026-07-01 23:59:59'],
    ['a day of 25 hours', '2026-11-01T00:30', '2026-11-01 23:59:59'],
    ['a day of 23 hours', '2027-03-14T00:30', '2027-03-14 23:59:59'],
  ])('is open to the end of its last day in the shop’s zone: %s [REG-20]', async (_, moment_, end) => {
    const zone = 'America/Toronto';
    const { deadline } = await create({ deadline: String(moment.tz(moment_, zone).unix()) });
    expect(
      moment
        .unix(deadline ?? 0)
        .tz(zone)
        .format('YYYY-MM-DD HH:mm:ss'),
    ).toBe(end);
  });

  it('ends before the year 2100', async () => {
    expect(await owner.refusal('giftregistry/create', { ...fields, deadline: '9999999999' })).toMatchObject({
      code: 'validation',
    });
  });

  it.each(['\u200b', ' \u2800 ', '\u200f\u200e'])('needs a visible title: %j is refused [REG-15]', async (title) => {
    expect(await owner.refusal('giftregistry/create', { ...fields, title })).toMatchObject({
      fields: { title: 'Title is required.' },
    });
  });

  it('shows its shipping address to its owner, and only name and town to others', async () => {
    const { gift_registry_id, private: own } = await create({ name: 'The twins', shipping_id: '0' });
    expect(own?.address).toEqual(expect.arrayContaining([expect.stringContaining('Marine Drive')]));
    expect(own?.address.at(-1)).toBe('Canada');
    const seen = await guest().call('giftregistry/get', { gift_registry_id });
    expect(seen).toMatchObject({ private: null, ships_to: { name: 'The twins' } });
    expect(JSON.stringify(own?.address)).toContain(seen.ships_to?.city);
    expect(await create()).toMatchObject({ ships_to: null, private: { address: [] } });
  });

  it('ships nothing to an address that its owner has deleted', async () => {
    const book = await owner.call('address/create', {
      name: 'Robin Reader',
      phone_number: '4165550100',
      street_address: '9 Gone Street',
      city: 'Toronto',
      country: 'CA',
      province: 'ON',
      postal_code: 'M5S 1M1',
    });
    const shipping_id = book.addresses.at(-1)?.address_id ?? '';
    const { gift_registry_id } = await create({ shipping_id });
    await owner.call('address/delete', { address_id: shipping_id });
    expect((await owner.call('giftregistry/get', { gift_registry_id })).private).toEqual({
      email: '',
      shipping_id: '',
      address: [],
    });
    expect((await rowOf(gift_registry_id)).address).toBe('');
  });

  it('can’t end before today [REG-19]', async () => {
    const day = 24 * 60 * 60;
    expect(await owner.refusal('giftregistry/create', { ...fields, deadline: testNow - day })).toMatchObject({
      fields: { deadline: 'The purchase deadline cannot be in the past.' },
    });
    expect((await create({ deadline: String(testNow) })).deadline).toBeGreaterThan(testNow);
  });

  it('is changed by its owner, and refuses a change based on an outdated revision [API-039] [REG-13]', async () => {
    const { gift_registry_id, revision } = await create();
    const changed = await owner.call('giftregistry/update', {
      ...fields,
      gift_registry_id,
      title: 'Renamed',
      revision,
    });
    expect(changed).toMatchObject({ title: 'Renamed', revision: revision + 1 });
    expect(
      await owner.refusal('giftregistry/update', { ...fields, gift_registry_id, title: 'Second', revision }),
    ).toMatchObject({ status: 409, code: 'registry_changed' });
  });

  it('is found by its id, with its items; an unknown id is not found [API-037]', async () => {
    const { gift_registry_id } = await create();
    const eisbn = await stockTitle(shop, 1, { host: 'threerivers' });
    await owner.call('giftregistry/addItem', { gift_registry_id, eisbn });
    expect(await guest().call('giftregistry/get', { gift_registry_id })).toMatchObject({
      title: fields.title,
      items: [{ title: { eisbn } }],
    });
    for (const id of ['none', '', '../x', '__proto__'])
      expect(await guest().refusal('giftregistry/get', { gift_registry_id: id })).toMatchObject({
        status: 404,
        code: 'not_found',
        error: 'There is no gift registry at this address.',
      });
  });

  it('is deleted by its owner, with its items [API-040] [REG-26]', async () => {
    const { gift_registry_id } = await create();
    await owner.call('giftregistry/addItem', {
      gift_registry_id,
      eisbn: await stockTitle(shop, 1, { host: 'threerivers' }),
    });
    expect(await owner.call('giftregistry/delete', { gift_registry_id })).toEqual({});
    expect(await owner.refusal('giftregistry/get', { gift_registry_id })).toMatchObject({ status: 404 });
    const { rows } = await owner.call('giftregistry/getAll', {});
    expect(rows.map((row) => row.gift_registry_id)).not.toContain(gift_registry_id);
  });

  it('is listed for its owner only, with or without items [API-036]', async () => {
    const eisbn = await stockTitle(shop, 1, { host: 'threerivers' });
    const { gift_registry_id } = await create();
    await owner.call('giftregistry/addItem', { gift_registry_id, eisbn, qty: 2 });
    const find = async (who: Visitor, show_items: 'true' | 'false') =>
      (await who.call('giftregistry/getAll', { show_items })).rows.find(
        (row) => row.gift_registry_id === gift_registry_id,
      );
    expect(await find(owner, 'true')).toMatchObject({
      item_count: 1,
      items: [{ title: { eisbn }, qty_requested: 2, qty_purchased: 0 }],
    });
    const bare = await find(owner, 'false');
    expect(bare).toMatchObject({ item_count: 1 });
    expect(bare).not.toHaveProperty('items');
    expect(await find(other, 'true')).toBeUndefined();
    expect(await guest().refusal('giftregistry/getAll', {})).toMatchObject({ code: 'login_required' });
  });
});

describe('the titles of a registry', () => {
  it('are added one at a time, add up, and can be set and removed [API-041] [API-042] [API-043] [REG-09]', async () => {
    const eisbn = await stockTitle(shop, 1, { host: 'threerivers' });
    const { gift_registry_id } = await create();
    const wanted = (registry: { items: { qty_requested: number }[] }) =>
      registry.items.map((item) => item.qty_requested);
    expect(wanted(await owner.call('giftregistry/addItem', { gift_registry_id, eisbn }))).toEqual([1]);
    expect(wanted(await owner.call('giftregistry/addItem', { gift_registry_id, eisbn, qty: 2 }))).toEqual([3]);
    expect(wanted(await owner.call('giftregistry/updateItem', { gift_registry_id, eisbn, qty: 5 }))).toEqual([5]);
    expect(wanted(await owner.call('giftregistry/deleteItem', { gift_registry_id, eisbn }))).toEqual([]);
    expect(await owner.refusal('giftregistry/updateItem', { gift_registry_id, eisbn, qty: 5 })).toMatchObject({
      code: 'no_title',
    });
    expect(await owner.refusal('giftregistry/addItem', { gift_registry_id, eisbn: '9780306406157' })).toMatchObject({
      code: 'no_title',
    });
    for (const qty of ['0', '-1', '10000', '1.5'])
      expect(await owner.refusal('giftregistry/addItem', { gift_registry_id, eisbn, qty })).toMatchObject({
        code: 'validation',
      });
  });
});

describe('who may change a registry', () => {
  const attempts = async (who: Visitor, gift_registry_id: string, eisbn: string) =>
    Promise.all([
      who.refusal('giftregistry/update', { ...fields, gift_registry_id }),
      who.refusal('giftregistry/delete', { gift_registry_id }),
      who.refusal('giftregistry/addItem', { gift_registry_id, eisbn }),
      who.refusal('giftregistry/updateItem', { gift_registry_id, eisbn, qty: 2 }),
      who.refusal('giftregistry/deleteItem', { gift_registry_id, eisbn }),
    ]);

  it('only the owner can change it; anyone with the link can view it [SEC-08] [GAP-03]', async () => {
    const eisbn = await stockTitle(shop, 1, { host: 'threerivers' });
    const { gift_registry_id } = await create({ email: 'r@example.com', shipping_id: '0', store_can_edit: 'true' });
    for (const refusal of await attempts(other, gift_registry_id, eisbn))
      expect(refusal).toMatchObject({ status: 404, code: 'not_found' });
    for (const refusal of await attempts(guest(), gift_registry_id, eisbn))
      expect(refusal).toMatchObject({ status: 401, code: 'login_required' });
    for (const who of [other, guest()]) {
      const seen = await who.call('giftregistry/get', { gift_registry_id });
      expect(seen).toMatchObject({ owner: { is_you: false }, can_edit: false, private: null });
      expect(seen.ships_to).toEqual({ name: 'Robin Reader', city: expect.any(String) });
      expect(JSON.stringify(seen)).not.toMatch(/Marine Drive|r@example\.com|555-01/);
    }
  });

  it('staff can change texts, deadline and titles, but not address and email, if the owner allows it [SEC-09] [SEC-10]', async () => {
    const eisbn = await stockTitle(shop, 1, { host: 'threerivers' });
    const closed = await create({ store_can_edit: 'false' });
    for (const refusal of await attempts(staff, closed.gift_registry_id, eisbn))
      expect(refusal).toMatchObject({ code: 'not_found' });
    const { gift_registry_id } = await create({ store_can_edit: 'true', email: 'r@example.com', shipping_id: '0' });
    const before = await rowOf(gift_registry_id);
    const changed = await staff.call('giftregistry/update', {
      ...fields,
      gift_registry_id,
      title: 'By the shop',
      email: 'shop@example.com',
      store_can_edit: 'false',
    });
    expect(changed).toMatchObject({ title: 'By the shop', can_edit: true, private: null, owner: { is_you: false } });
    await staff.call('giftregistry/addItem', { gift_registry_id, eisbn });
    const after = await rowOf(gift_registry_id);
    for (const name of ['address', 'address_id', 'email', 'store_can_edit', 'name'] as const)
      expect(after[name]).toBe(before[name]);
    expect(await staff.refusal('giftregistry/delete', { gift_registry_id })).toMatchObject({ code: 'not_found' });
  });

  it('its address must be in the owner’s address book [SEC-10]', async () => {
    expect(await owner.refusal('giftregistry/create', { ...fields, shipping_id: '101-teacher:0' })).toMatchObject({
      fields: { shipping_id: 'Choose an address from your address book.' },
    });
  });

  it('no registry exists in a shop without registries [SEC-07]', async () => {
    const elsewhere = new Visitor(shop.app);
    await elsewhere.logIn();
    for (const refusal of [
      await elsewhere.refusal('giftregistry/create', fields),
      await elsewhere.refusal('giftregistry/getAll', {}),
      await elsewhere.refusal('giftregistry/get', { gift_registry_id: 'threerivers-wedding' }),
    ])
      expect(refusal).toMatchObject({ status: 404, code: 'not_found' });
  });
});

const rowOf = (id: string) =>
  shop.db.selectFrom('gift_registry').selectAll().where('gift_registry_id', '=', id).executeTakeFirstOrThrow();
