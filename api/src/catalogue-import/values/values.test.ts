import { readMoney } from './money';
import { quantityOf } from './quantity';
import { tableBinding } from './table-binding';
import { readTableDate, readYear } from './table-date';

describe('money in a table', () => {
  it.each([
    ['12', 1200],
    ['12.5', 1250],
    ['12,50', 1250],
    ['$12.00', 1200],
    ['CA$12.00', 1200],
    ['12.00 CAD', 1200],
    ['1,250', 125_000],
    ['1,250.00', 125_000],
    ['1.250,00', 125_000],
    ['1 250', 125_000],
    ['1 250,00', 125_000],
    ["1'250.00", 125_000],
    ['1.250.000', 125_000_000],
    ['', null],
    ['0.00', null],
  ])('%j is %s cents', (text, cents) => expect(readMoney(text, 'CAD')).toEqual({ cents }));

  it.each([
    '1.250',
    '£9.99',
    '12.00 EUR',
    '€12',
    'US$12.00',
    '9.99 USD',
    'free',
    '-3',
    '12.3.4',
    '1,25,00',
    'NaN',
    '1e3',
  ])('%j is refused', (text) => expect(readMoney(text, 'CAD')).toHaveProperty('reason'));

  it('in US dollars is a price of a shop that sells in them', () => {
    expect(readMoney('US$12.00', 'USD')).toEqual({ cents: 1200 });
    expect(readMoney('CA$12.00', 'USD')).toHaveProperty('reason');
  });
});

it.each([
  ['12', 12],
  ['1,250', 1250],
  ['1 250', 1250],
  ['12.00', 12],
  ['-3', 0],
  ['', 0],
  ['Yes', null],
  ['100-500', 100],
  ['500+', 500],
  ['No', 0],
  ['1.250', undefined],
  ['2.5', undefined],
  ['many', undefined],
])('%j on hand is %s', (text, copies) => expect(quantityOf(text)).toBe(copies));

describe('a date in a table', () => {
  const read = (text: string, country: string) => {
    const date = readTableDate(text, country, 'UTC');
    return date && [new Date(date.seconds * 1000).toISOString().slice(0, 10), date.precision];
  };
  it.each([
    ['9/1/2004', 'US', '2004-09-01', 'day'],
    ['9/1/2004', 'CA', '2004-09-01', 'day'],
    ['9/1/2004', 'GB', '2004-01-09', 'day'],
    ['25/12/2004', 'US', '2004-12-25', 'day'],
    ['2012/1/2', 'US', '2012-01-02', 'day'],
    ['2012-01-02', 'US', '2012-01-02', 'day'],
    ['20120102', 'US', '2012-01-02', 'day'],
    ['2012-01-02T09:30:00Z', 'US', '2012-01-02', 'day'],
    ['2012-01-02 09:30:00', 'US', '2012-01-02', 'day'],
    ['May 3, 1998', 'US', '1998-05-03', 'day'],
    ['3 May 1998', 'US', '1998-05-03', 'day'],
    ['3-May-1998', 'US', '1998-05-03', 'day'],
    ['3.5.1998', 'US', '1998-05-03', 'day'],
    ['May 1998', 'US', '1998-05-01', 'month'],
    ['Sept 1998', 'US', '1998-09-01', 'month'],
    ['1998-05', 'US', '1998-05-01', 'month'],
    ['5/1998', 'US', '1998-05-01', 'month'],
    ['1998', 'US', '1998-01-01', 'year'],
    ['2028', 'US', '2028-01-01', 'year'],
  ])('%j in %s is %s, known to the %s', (text, country, day, precision) =>
    expect(read(text, country)).toEqual([day, precision]),
  );

  it.each(['soon', '9/1/04', '31/31/2004', '2004-02-30', '9120', '0000-00-00', '12', 'Spring 2026'])(
    '%j is refused',
    (text) => expect(read(text, 'US')).toBeUndefined(),
  );

  it.each([
    ['1998', 1998],
    ['-750', -750],
    ['1998.0', 1998],
    ['1998-05-03', 1998],
    ['9120', undefined],
    ['0', undefined],
    ['old', undefined],
  ])('the year of %j is %s', (text, year) => expect(readYear(text, 'US')).toBe(year));
});

it.each([
  ['Trade Paper', 'Paperback'],
  ['TP', 'Paperback'],
  ['Mass Market', 'Paperback'],
  ['HC', 'Hardcover'],
  ['Hard Cover', 'Hardcover'],
  ['Cloth', 'Hardcover'],
  ['Paperback', 'Paperback'],
  ['Softcover', 'Paperback'],
  ['Board Book', 'Board book'],
  ['eBook', 'E-book'],
  ['Kindle Edition', 'E-book'],
  ['Audio CD', 'Audiobook CD'],
  ['Calendar', 'Calendar'],
  ['constructor', 'Book'],
])('%s is bound as %s', (text, binding) => expect(tableBinding(text).binding).toBe(binding));
