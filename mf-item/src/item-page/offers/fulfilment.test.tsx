/** @jest-environment jsdom */
import type { Offer, SiteSettings } from '@bookfront/shared/schemas';
import { buildOffer, buildSettings, buildTitle, renderPage } from '@bookfront/shared/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Fulfilment } from './fulfilment';

type Terms = Partial<SiteSettings['checkout_info']>;

function show(offer: Partial<Offer>, terms: Terms = {}, settings: Partial<SiteSettings> = {}) {
  const checkout_info = { ...buildSettings().checkout_info, ...terms };
  renderPage(<Fulfilment title={buildTitle({ available: [buildOffer(offer)] })} />, {
    url: '/',
    page: { settings: buildSettings({ ...settings, checkout_info }) },
  });
  return screen.queryAllByRole('listitem').map((item) => item.textContent);
}
const parcel = { cost: 995, delivery_min: 1, delivery_max: 2, excluded_bindings: ['AC'] };
const ship = { ship_enabled: true, ships_from: parcel };

test.each<[string, Partial<Offer>, Terms, string[]]>([
  ['on the shelves', { onhand: 2 }, {}, ['Free pickup at Saltwater Books: it’s on our shelves']],
  [
    'to be ordered',
    { onhand: 0, is_extra_orderable: true },
    {},
    ['Free pickup at Saltwater Books, as soon as it’s in'],
  ],
  ['no pickup', { onhand: 2 }, { pickup_enabled: false }, []],
  [
    'shipped from the shelves',
    { onhand: 2 },
    { pickup_enabled: false, ...ship },
    ['Ships in 1 to 2 business days, from $9.95'],
  ],
  [
    'shipped on one certain day',
    { onhand: 2 },
    { pickup_enabled: false, ship_enabled: true, ships_from: { ...parcel, delivery_min: 2 } },
    ['Ships in 2 business days, from $9.95'],
  ],
  [
    'no days are promised for what is not here yet',
    { onhand: 0, is_extra_orderable: true },
    { pickup_enabled: false, ...ship },
    ['Shipping from $9.95'],
  ],
  [
    'local delivery',
    { onhand: 2 },
    { pickup_enabled: false, ship_enabled: true, local_delivery_fee: 600 },
    ['Local delivery for $6.00'],
  ],
  [
    'local delivery with a minimum, free for larger orders',
    { onhand: 2 },
    {
      pickup_enabled: false,
      ship_enabled: true,
      local_delivery_fee: 600,
      local_delivery_min: 2500,
      local_delivery_free_enabled: true,
      local_delivery_free_min: 8000,
    },
    ['Local delivery for $6.00, on orders of $25.00 or more, free from $80.00'],
  ],
  ['out of print', { availability: 'out_of_print', onhand: 0 }, ship, []],
])('the ways to get a title: %s', (_what, offer, terms, texts) => {
  expect(show(offer, terms)).toEqual(texts);
});

test('a shop that sells nothing on its pages promises nothing [OFR-18]', () => {
  expect(show({ onhand: 2 }, ship, { cart_enabled: false })).toEqual([]);
});

test('a format that the parcel service leaves out is not said to be shipped', () => {
  const checkout_info = { ...buildSettings().checkout_info, pickup_enabled: false, ...ship };
  renderPage(<Fulfilment title={buildTitle({ binding_code: 'AC', available: [buildOffer({ onhand: 2 })] })} />, {
    url: '/',
    page: { settings: buildSettings({ checkout_info }) },
  });
  expect(screen.queryAllByRole('listitem')).toEqual([]);
});
