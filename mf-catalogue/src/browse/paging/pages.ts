import type { BrowseView } from '@bookfront/shared/routes';

/** The page that an offset lies on, counted from 1, and how many there are: row_count decides (BRW-18). */
export function pagesOf({ o }: BrowseView, pageSize: number, rowCount: number): { page: number; last: number } {
  return { page: Math.floor(o / pageSize) + 1, last: Math.max(1, Math.ceil(rowCount / pageSize)) };
}

/** Page numbers near `page`; 0 stands for a gap. First and last are always there. */
export function numbersNear(page: number, last: number, reach = 1): number[] {
  const wanted = [1, last, ...Array.from({ length: 2 * reach + 1 }, (_, i) => page - reach + i)];
  const numbers = [...new Set(wanted)].filter((n) => n >= 1 && n <= last).sort((a, b) => a - b);
  return numbers.flatMap((n, i) => (i > 0 && n - (numbers[i - 1] ?? 0) > 1 ? [0, n] : [n]));
}

export const viewOfPage = (view: BrowseView, pageSize: number, page: number): BrowseView => ({
  ...view,
  o: (page - 1) * pageSize,
});
