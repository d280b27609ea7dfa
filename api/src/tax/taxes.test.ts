import { taxPlaceOf } from './tax-place';
import { taxesOf } from './taxes';

const basket = [
  { product_class: 'book' as const, amount: 2000 },
  { product_class: 'other' as const, amount: 1000 },
];
const total = (taxes: { amount: number }[]) => taxes.reduce((sum, { amount }) => sum + amount, 0);

describe('sales tax', () => {
  it.each([
    ['AB', [['GST', 150]], 3150],
    [
      'BC',
      [
        ['GST', 150],
        ['PST', 70],
      ],
      3220,
    ],
    [
      'SK',
      [
        ['GST', 150],
        ['PST', 60],
      ],
      3210,
    ],
    [
      'MB',
      [
        ['GST', 150],
        ['RST', 70],
      ],
      3220,
    ],
    ['ON', [['HST', 230]], 3230],
    [
      'QC',
      [
        ['GST', 150],
        ['QST', 100],
      ],
      3250,
    ],
    ['NB', [['HST', 250]], 3250],
    ['NL', [['HST', 250]], 3250],
    ['PE', [['HST', 250]], 3250],
    ['NS', [['HST', 240]], 3240],
  ] as const)('a book of 20.00 and a mug of 10.00 in %s', (place, lines, sum) => {
    const taxes = taxesOf(basket, place, '2026-05-20');
    expect(taxes).toEqual(lines.map(([type, amount]) => ({ type, amount })));
    expect(3000 + total(taxes)).toBe(sum);
  });

  it('depends on the day: Nova Scotia charged 15 % until April 2025', () => {
    expect(taxesOf(basket, 'NS', '2025-03-31')).toEqual([{ type: 'HST', amount: 250 }]);
    expect(taxesOf(basket, 'NS', '2025-04-01')).toEqual([{ type: 'HST', amount: 240 }]);
  });

  it('is rounded once, on the total of a tax and class', () => {
    const books = [1299, 849, 1995, 750, 333].map((amount) => ({ product_class: 'book' as const, amount }));
    expect(taxesOf(books, 'AB', '2026-05-20')).toEqual([{ type: 'GST', amount: 261 }]);
    expect(taxesOf([{ product_class: 'other', amount: 3848 }], 'BC', '2026-05-20')).toEqual([
      { type: 'GST', amount: 192 },
      { type: 'PST', amount: 269 },
    ]);
  });

  it('on a colouring book is five per cent in Quebec and thirteen in Ontario', () => {
    const colouring = [{ product_class: 'colouring_book' as const, amount: 1000 }];
    expect(total(taxesOf(colouring, 'QC', '2026-05-20'))).toBe(50);
    expect(total(taxesOf(colouring, 'ON', '2026-05-20'))).toBe(130);
  });

  it('is not charged on gift cards', () => {
    expect(taxesOf([{ product_class: 'gift_card', amount: 2500 }], 'ON', '2026-05-20')).toEqual([]);
  });

  it('is not charged in a place named like a JavaScript property', () => {
    expect(taxesOf([{ product_class: 'book', amount: 2000 }], 'constructor', '2026-05-20')).toEqual([]);
  });

  it('shows the state in an American shop', () => {
    expect(taxesOf([{ product_class: 'book', amount: 2000 }], 'WA', '2026-05-20')).toEqual([
      { type: 'WA sales tax', amount: 130 },
    ]);
  });
});

describe('the place of supply', () => {
  const seller = (tax_place: string, country = 'CA') => ({
    tax_place,
    webstore_name: 'shop',
    settings: { store_info: { country } },
  });
  it('is the shop’s, or the parcel’s destination; abroad and in a state without rules nothing is taxed', () => {
    expect(taxPlaceOf(seller('BC'))).toBe('BC');
    expect(taxPlaceOf(seller('BC'), { country: 'CA', province: 'ON' })).toBe('ON');
    expect(taxPlaceOf(seller('BC'), { country: 'US', province: 'WA' })).toBeNull();
    expect(
      taxesOf(basket, taxPlaceOf(seller('WA', 'US'), { country: 'US', province: 'GA' }) ?? '', '2026-05-20'),
    ).toEqual([]);
  });

  it.each(['', 'British Columbia', 'bc', 'toString'])('is never a place without tax rules: %j', (place) => {
    expect(() => taxPlaceOf(seller(place))).toThrow('there are no taxes');
    expect(() => taxPlaceOf(seller('BC'), { country: 'CA', province: place })).toThrow('there are no taxes');
  });
});
