import type { ShippingService } from '../shop/shop-document';
import { batchesOf, deliversTo, type LocalTerms, type Parcel, toProvider } from './services';

const post: ShippingService = {
  provider: 'post',
  label: 'Post',
  countries: ['CA'],
  provinces: [],
  cost: 1000,
  cost_each_further: 200,
  free_from: 5000,
  delivery_min: 2,
  delivery_max: 5,
  excluded_bindings: [],
};
const bicycle: ShippingService = { ...post, provider: 'bicycle', local: { postal_prefixes: ['V0N'] } };
const terms: LocalTerms = {
  local_delivery_fee: 500,
  local_delivery_min: 2000,
  local_delivery_free_enabled: true,
  local_delivery_free_min: 4000,
};
const home = { country: 'CA', province: 'BC', postal_code: 'V0N 1V0' };
const parcelOf = (over: Partial<Parcel>): Parcel => ({ goods: 2000, copies: 3, later: 0, bindings: [], ...over });

describe('a service delivers to', () => {
  const toBcAndAlberta = { ...post, provinces: ['BC', 'AB'] };
  const nearby = { ...post, local: { postal_prefixes: ['v0n-1', 'V5K'] } };
  it.each([
    ['a country of its own', post, {}, true],
    ['no other country', post, { country: 'US' }, false],
    ['a province of its own', toBcAndAlberta, { province: 'AB' }, true],
    ['no other province', toBcAndAlberta, { province: 'ON' }, false],
    ['no other country’s province of that name', toBcAndAlberta, { country: 'US' }, false],
    [
      'postal codes that begin as one of its prefixes, however they are spelled',
      nearby,
      { postal_code: 'V0N 1V0' },
      true,
    ],
    ['postal codes of its other prefix', nearby, { postal_code: 'v5k-0a1' }, true],
    ['no postal code beyond them, in its own country', nearby, { postal_code: 'V0N 2V0' }, false],
    ['no postal code that only holds a prefix', nearby, { postal_code: 'A1V 5K0' }, false],
  ])('%s', (_what, service, over, isReached) => expect(deliversTo(service, { ...home, ...over })).toBe(isReached));
});

describe('a service offers', () => {
  const withoutGames = { ...post, excluded_bindings: ['Game'] };
  it('its name, cost and method', () => {
    expect(toProvider(post, parcelOf({}), home, terms)).toEqual({
      provider: 'post',
      delivery_preference: 'ship',
      label: 'Post',
      cost: 1400,
      available: true,
      delivery_min: 2,
      delivery_max: 5,
      conflicting_eisbns: [],
    });
    expect(toProvider(bicycle, parcelOf({}), home, terms).delivery_preference).toBe('local_delivery');
  });

  it('nothing for a binding that it does not take, and names each title once', () => {
    const bindings = [
      { eisbn: '1', binding: 'Game' },
      { eisbn: '2', binding: 'Book' },
      { eisbn: '1', binding: 'Game' },
    ];
    expect(toProvider(withoutGames, parcelOf({ bindings }), home, terms)).toMatchObject({
      available: false,
      conflicting_eisbns: ['1'],
    });
    expect(
      toProvider(withoutGames, parcelOf({ bindings: [{ eisbn: '2', binding: 'Book' }] }), home, terms).available,
    ).toBe(true);
  });

  it('nothing where it does not deliver', () =>
    expect(toProvider(post, parcelOf({}), { ...home, country: 'US' }, terms).available).toBe(false));
});

describe('local delivery', () => {
  it.each([
    ['a cent below the least that it takes', 1999, false, 500],
    ['exactly the least that it takes', 2000, true, 500],
    ['a cent below what it brings free', 3999, true, 500],
    ['exactly what it brings free', 4000, true, 0],
  ])('of goods of %s', (_what, goods, available, cost) =>
    expect(toProvider(bicycle, parcelOf({ goods }), home, terms)).toMatchObject({ available, cost }),
  );

  it('is never free if the shop has set no minimum', () => {
    const parcel = parcelOf({ goods: 9000 });
    for (const over of [{ local_delivery_free_enabled: false }, { local_delivery_free_min: 0 }])
      expect(toProvider(bicycle, parcel, home, { ...terms, ...over }).cost).toBe(500);
  });
});

describe('a parcel of gift cards only', () => {
  it('costs nothing, by bicycle either', () =>
    expect(toProvider(bicycle, parcelOf({ goods: 0, copies: 0 }), home, terms).cost).toBe(0));
});

describe('a parcel', () => {
  it.each([
    ['a cent below what goes free', { goods: 4999 }, 1400],
    ['exactly what goes free', { goods: 5000 }, 0],
    ['one copy', { copies: 1 }, 1000],
    ['two copies', { copies: 2 }, 1200],
    ['nothing but gift cards', { goods: 0, copies: 0 }, 0],
  ])('of %s', (_what, over, cost) => expect(toProvider(post, parcelOf(over), home, terms).cost).toBe(cost));
});

describe('a second shipment', () => {
  const methods = (over: Partial<Parcel>, service = post) =>
    batchesOf(service, parcelOf(over)).map(({ multiship_method, delta_cost }) => [multiship_method, delta_cost]);
  it.each([
    ['all copies stand on the shelf', { later: 0 }, [['all', 0]]],
    ['nothing stands on the shelf', { later: 3 }, [['all', 0]]],
    [
      'one copy of three is still to come',
      { later: 1 },
      [
        ['all', 0],
        ['batched', 800],
      ],
    ],
    [
      'the first shipment goes free',
      { goods: 5000, later: 2 },
      [
        ['all', 0],
        ['batched', 1200],
      ],
    ],
  ])('where %s', (_what, over, expected) => expect(methods(over)).toEqual(expected));

  it('is never made by bicycle', () => expect(methods({ later: 1 }, bicycle)).toEqual([['all', 0]]));
});
