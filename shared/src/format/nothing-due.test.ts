import { buildCart } from '../testing';
import { isNothingDue } from './nothing-due';

it.each([
  ['a cart that gift cards pay', { item_count: 1, total: 0 }, true],
  ['a cart with something to pay', { item_count: 1, total: 1 }, false],
  ['a cart whose shipping is still open', { item_count: 1, total: 0, is_shipping_tbd: true }, false],
  ['an empty cart', { item_count: 0, total: 0 }, false],
])('%s needs no payment: %j, %s [PAY-07]', (_what, summary, expected) => {
  expect(isNothingDue({ ...buildCart().summary, ...summary })).toBe(expected);
});
