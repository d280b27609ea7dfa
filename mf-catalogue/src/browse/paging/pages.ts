import { lastPage, pageNumbers } from '@bookfront/shared/format/paging';
import type { BrowseView } from '@bookfront/shared/routes';

/** The page that an offset lies on, counted from 1, and how many there are: row_count decides (BRW-18). */
export function pagesOf({ o }: BrowseView, pageSize: number, rowCount: number): { page: number; last: number } {
  return { page: Math.floor(o / pageSize) + 1, last: lastPage(rowCount, pageSize) };
}

/** The numbers that are shown for `page`; 0 stands for a gap. */
export function numbersWithGaps(page: number, last: number): number[] {
  const numbers = pageNumbers(page, last, 1);
  return numbers.flatMap((n, i) => (i > 0 && n - (numbers[i - 1] ?? 0) > 1 ? [0, n] : [n]));
}

export const viewOfPage = (view: BrowseView, pageSize: number, page: number): BrowseView => ({
  ...view,
  o: (page - 1) * pageSize,
});
