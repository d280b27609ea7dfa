import { copiesInOtherLines, isBeyondStock, stockFailure } from './stock-rules';

const unlimited = Number.POSITIVE_INFINITY;

describe('stock', () => {
  it.each([
    ['the last copy', { copies: 1, max: 1, onhand: 1, backorder: false }, false],
    ['one more than the last copy', { copies: 2, max: 1, onhand: 1, backorder: false }, true],
    [
      'one more than the last copy, though the shopper would wait',
      { copies: 2, max: 1, onhand: 1, backorder: true },
      true,
    ],
    ['all copies of what the shop orders too', { copies: 3, max: unlimited, onhand: 3, backorder: false }, false],
    [
      'more than stands there, before the shopper is asked',
      { copies: 4, max: unlimited, onhand: 3, backorder: false },
      true,
    ],
    ['more than stands there, after that', { copies: 4, max: unlimited, onhand: 3, backorder: true }, false],
    ['what the shop orders, with none there', { copies: 4, max: unlimited, onhand: 0, backorder: false }, false],
    ['what is there in an unknown number', { copies: 99, max: unlimited, onhand: null, backorder: false }, false],
    [
      'what is there in an unknown number, and as much of it as can be sold',
      { copies: 2, max: 2, onhand: null, backorder: false },
      false,
    ],
    ['what cannot be sold', { copies: 1, max: 0, onhand: 0, backorder: true }, true],
  ])('%s', (_what, stock, isBeyond) => expect(isBeyondStock(stock)).toBe(isBeyond));
});

describe('the failure for too little stock', () => {
  it.each([
    ['some copies, and the shop orders more', { onhand: 3, is_extra_orderable: 1 }, '3', 'true'],
    ['the last copies', { onhand: 2, is_extra_orderable: 0 }, '2', 'false'],
    ['an unknown number', { onhand: null, is_extra_orderable: 0 }, '0', 'false'],
  ])('%s', (_what, offer, onhand, is_extra_orderable) =>
    expect(stockFailure(offer).toFailure()).toEqual({
      error: `We only have ${onhand} in stock`,
      code: 'stock',
      fields: { onhand, is_extra_orderable },
    }),
  );
});

describe('the copies in other lines of a cart', () => {
  const line = { eisbn: '9780306406157', condition: 'new', gift_registry_id: '', notes: '', quantity: 2 };
  it.each([
    ['the line itself', line, 0],
    ['the same offer for a registry', { ...line, gift_registry_id: 'r' }, 2],
    ['the same gift card with another message', { ...line, notes: '{}' }, 2],
    ['another condition', { ...line, condition: 'used', gift_registry_id: 'r' }, 0],
    ['another title', { ...line, eisbn: '9780306406158', notes: '{}' }, 0],
  ])('%s', (_what, other, copies) => expect(copiesInOtherLines([other], line)).toBe(copies));

  it('add up', () =>
    expect(copiesInOtherLines([line, { ...line, notes: 'a' }, { ...line, notes: 'b', quantity: 3 }], line)).toBe(5));
});
