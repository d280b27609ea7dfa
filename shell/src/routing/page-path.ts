import { belowBase, pathnameOf } from '@bookfront/shared/routes';

/** An address's path below the shop's base. */
export function pathOf(url: string, basename: string): string {
  const pathname = pathnameOf(url);
  return belowBase(pathname, basename) ?? pathname;
}
