import { belowBase, pathnameOf } from '@bookfront/shared/routes';

/** The path below the shop's base of an address as the browser shows it. */
export function pathOf(url: string, basename: string): string {
  const pathname = pathnameOf(url);
  return belowBase(pathname, basename) ?? pathname;
}
