import { lastPage, pageNumbers } from './paging';

it.each([
  [0, 26, 1],
  [26, 26, 1],
  [27, 26, 2],
])('%i rows in pages of %i end on page %i', (rows, size, last) => {
  expect(lastPage(rows, size)).toBe(last);
});

it.each([
  [1, 3, 1, [1, 2, 3]],
  [6, 12, 1, [1, 5, 6, 7, 12]],
  [6, 12, 3, [1, 3, 4, 5, 6, 7, 8, 9, 12]],
  [99, 12, 1, [1, 12]],
])('page %i of %i with a reach of %i shows the ends and its neighbours', (page, last, reach, numbers) => {
  expect(pageNumbers(page, last, reach)).toEqual(numbers);
});
