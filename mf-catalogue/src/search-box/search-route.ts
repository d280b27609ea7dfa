import { type OfferedSearchType, offeredSearchTypes } from '@bookfront/shared/schemas/vocabulary';
import { listSearchOf, viewOfPath } from '../view-of-path';

export type OfferedType = OfferedSearchType;
export const offeredTypes = offeredSearchTypes;

/**
 * The search that a path shows, as the box says it: its text unchanged (BRW-12), its type where the selector offers it
 * (GAP-16), else keyword.
 */
export function searchOfPath(pathname: string): { text: string; type: OfferedType } {
  const { t = '', k } = viewOfPath(pathname);
  return { text: t, type: listSearchOf(pathname) ?? toOfferedType(k) };
}

export const toOfferedType = (type: string | undefined): OfferedType =>
  offeredTypes.find((one) => one === type) ?? 'keyword';
