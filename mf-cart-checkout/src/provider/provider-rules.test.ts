import { buildCart } from '@bookfront/shared/testing';
import { describe, expect, test } from '@jest/globals';
import { buildProvider } from '../testing/build-shipping';
import { byCost, estimateOf, localFacts, preselected, pricedWith } from './provider-rules';

const local = buildProvider({ provider: 'local', delivery_preference: 'local_delivery', cost: 300 });
const slow = buildProvider({ provider: 'slow', cost: 700 });
const fast = buildProvider({ provider: 'fast', cost: 1500 });

describe('the shipping providers', () => {
  test('are sorted by cost [CHK-26]', () => {
    expect(byCost([fast, local, slow]).map(({ provider }) => provider)).toEqual(['local', 'slow', 'fast']);
  });

  test.each([
    ['the cheapest that is no local delivery [CHK-24]', [fast, local, slow], undefined, 'slow'],
    ['the cheapest that is available [CHK-24]', [fast, local, { ...slow, available: false }], undefined, 'fast'],
    ['a local delivery where there is no other [CHK-25]', [local, { ...fast, available: false }], undefined, 'local'],
    ['the one that was saved', [fast, slow], 'fast', 'fast'],
    ['another than the one that was saved and is gone', [{ ...fast, available: false }, slow], 'fast', 'slow'],
    ['none where none is available', [{ ...slow, available: false }], undefined, undefined],
  ])('%s is chosen at first', (_, providers, saved, chosen) => {
    expect(preselected(providers, saved)?.provider).toBe(chosen);
  });

  const costing = (total: number) => ({ ...buildCart().summary, total });
  const all = { multiship_method: 'all', delta_cost: 0, summary: costing(700) } as const;
  const batched = { multiship_method: 'batched', delta_cost: 450, summary: costing(1150) } as const;
  test.each([
    ['nothing, as long as the api has not told', [], 'all', undefined],
    ['one shipment', [all], 'all', 700],
    ['what is sent together', [all, batched], 'all', 700],
    ['two shipments', [all, batched], 'batched', 1150],
    ['what there is without a choice', [all], 'batched', 700],
  ] as const)('the order is priced with %s [CRT-29]', (_, batches, method, total) => {
    expect(pricedWith(batches, method)?.total).toBe(total);
  });

  test.each([
    [0, 3, ''],
    [2, 0, ''],
    [2, 4, '2 to 4 business days'],
    [1, 1, '1 business day'],
  ])('%i and %i days read "%s" [CHK-28]', (delivery_min, delivery_max, text) => {
    expect(estimateOf({ delivery_min, delivery_max })).toBe(text);
  });

  const info = {
    local_delivery_fee: 0,
    local_delivery_min: 0,
    local_delivery_free_enabled: false,
    local_delivery_free_min: 0,
    local_delivery_availability: '',
  };
  test.each([
    ['a fee in dollars [CHK-29]', { local_delivery_fee: 550 }, ['Delivery fee $5.50']],
    ['no fee that this order is charged: its cost says it', { local_delivery_fee: 900 }, []],
    ['a minimum in dollars [CHK-29]', { local_delivery_min: 2000 }, ['Orders of $20.00 and more']],
    ['no fee and no minimum of zero [CHK-30] [CHK-31]', {}, []],
    [
      'the free threshold [CHK-32]',
      { local_delivery_free_enabled: true, local_delivery_free_min: 5000 },
      ['Free for orders of $50.00 and more'],
    ],
    ['no threshold where it is off [CHK-32]', { local_delivery_free_min: 5000 }, []],
    ['no threshold of zero [CHK-32]', { local_delivery_free_enabled: true }, []],
  ])('of a local delivery is stated: %s', (_, over, facts) => {
    expect(localFacts({ ...info, ...over }, 900)).toEqual(facts);
  });
});
