import { emptyView } from '@bookfront/shared/routes';
import { expect, test } from '@jest/globals';
import { numbersWithGaps, pagesOf } from './pages';

test.each([
  [0, 26, 0, { page: 1, last: 1 }],
  [26, 26, 27, { page: 2, last: 2 }],
  [27, 26, 300, { page: 2, last: 12 }],
  [100, 50, 100, { page: 3, last: 2 }],
])('offset %i of size %i in %i rows [BRW-18]', (o, size, rows, pages) => {
  expect(pagesOf({ ...emptyView, o }, size, rows)).toEqual(pages);
});

test.each([
  [1, 3, [1, 2, 3]],
  [6, 12, [1, 0, 5, 6, 7, 0, 12]],
  [99, 12, [1, 0, 12]],
])('page %i of %i shows the ends, its neighbours and the gaps between', (page, last, numbers) => {
  expect(numbersWithGaps(page, last)).toEqual(numbers);
});
