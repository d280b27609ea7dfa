import { buildSettings } from '@bookfront/shared/testing';
import type { BackOffice, ShippingService } from '../shop/shop-document';
import { cheapestShipping } from './cheapest-shipping';

const post: ShippingService = {
  provider: 'post',
  label: 'Post',
  countries: ['CA'],
  provinces: [],
  cost: 1500,
  cost_each_further: 200,
  delivery_min: 2,
  delivery_max: 5,
  excluded_bindings: [],
};
const shopWith = (services: Partial<ShippingService>[], ship_enabled = true) => ({
  settings: buildSettings({
    checkout_info: { ...buildSettings().checkout_info, ship_enabled },
    store_info: { ...buildSettings().store_info, country: 'CA', province: 'BC' },
  }) as never,
  back_office: { shipping_services: services.map((over) => ({ ...post, ...over })) } as BackOffice,
});

it('the cheapest service counts, the quicker of two that cost the same', () => {
  const services = [{}, { cost: 995, delivery_max: 9 }, { cost: 995, delivery_min: 1, delivery_max: 3 }];
  expect(cheapestShipping(shopWith(services))).toEqual({
    ...{ cost: 995, delivery_min: 1, delivery_max: 3, excluded_bindings: [] },
  });
});

it.each([
  ['local delivery', [{ local: { postal_prefixes: ['V0N'] } }]],
  ['a service to another country', [{ countries: ['US'] }]],
  ['a service to other provinces', [{ provinces: ['ON'] }]],
  ['no service at all', []],
])('%s is no shipping for everybody', (_what, services) => {
  expect(cheapestShipping(shopWith(services))).toBeNull();
});

it('a shop that does not ship states no price', () => {
  expect(cheapestShipping(shopWith([{}], false))).toBeNull();
});
