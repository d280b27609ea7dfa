import { bySeriesOrder, seriesOrder } from './series-order';

it.each([
  ['2', 2],
  ['Book 2', 2],
  ['2.5', 2.5],
  ['Vol. 10 of 12', 10],
  ['0', 0],
])('reads the number in "%s" as %d', (series_num, order) => expect(seriesOrder(series_num)).toBe(order));

it('puts titles without a number last', () => {
  const titles = ['', 'Book 10', '2.5', '0', 'Book 2', 'Omnibus'].map((series_num) => ({ series_num }));
  expect(titles.toSorted(bySeriesOrder).map(({ series_num }) => series_num)).toEqual([
    '0',
    'Book 2',
    '2.5',
    'Book 10',
    '',
    'Omnibus',
  ]);
});
