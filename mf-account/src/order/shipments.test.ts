import { buildTitleCard } from '@bookfront/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { buildOrderItem } from '../testing/build-order';
import { shipmentsOf } from './shipments';

const item = (eisbn: string, quantity: number) =>
  buildOrderItem({
    title_info: buildTitleCard({ eisbn }),
    quantity,
    line_total: 1800 * quantity,
    backorder_quantity: 1,
  });
const entry = (eisbn: string, quantity: number) => ({ eisbn, condition: 'new', quantity });
const seen = (order: Parameters<typeof shipmentsOf>[0]) =>
  shipmentsOf(order).map(({ name, items }) => [
    name,
    ...items.map(({ title_info, quantity, line_total }) => `${title_info.eisbn} ${quantity} ${line_total}`),
  ]);

describe('the lines of an order', () => {
  it('in one shipment have no heading', () => {
    expect(seen({ items: [item('a', 2)], shipping_batches: [] })).toEqual([['', 'a 2 3600']]);
    expect(seen({ items: [item('a', 2)], shipping_batches: [[entry('a', 2)]] })).toEqual([['', 'a 2 3600']]);
  });

  it('in several shipments are grouped, a split line with its copies in each [ORD-27]', () => {
    expect(
      seen({
        items: [item('a', 3), item('b', 1)],
        shipping_batches: [[entry('a', 2), entry('b', 1)], [entry('a', 1)]],
      }),
    ).toEqual([
      ['Shipment 1 of 2', 'a 2 3600', 'b 1 1800'],
      ['Shipment 2 of 2', 'a 1 1800'],
    ]);
  });

  it('of one title keep their own copies, and unshipped lines come last', () => {
    const shipping_batches = [[entry('a', 2)], [entry('a', 2), entry('gone', 1)]];
    expect(seen({ items: [item('a', 1), item('a', 3), item('card', 1)], shipping_batches })).toEqual([
      ['Shipment 1 of 2', 'a 1 1800', 'a 1 1800'],
      ['Shipment 2 of 2', 'a 2 3600'],
      ['Also in this order', 'card 1 1800'],
    ]);
  });
});
