/** The last page of so many rows; 1 where there are none. */
export const lastPage = (rowCount: number, pageSize: number): number => Math.max(1, Math.ceil(rowCount / pageSize));

/** The page numbers that a paging shows: the first, the last, and those within `reach` of `page`. */
export function pageNumbers(page: number, last: number, reach: number): number[] {
  const wanted = [1, last, ...Array.from({ length: 2 * reach + 1 }, (_, i) => page - reach + i)];
  return [...new Set(wanted)].filter((n) => n >= 1 && n <= last).sort((a, b) => a - b);
}
