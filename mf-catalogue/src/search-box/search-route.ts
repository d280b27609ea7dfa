import { searchTypeLabels } from '@bookfront/shared/schemas/vocabulary';
import { viewOfPath } from '../view-of-path';

type OfferedType = keyof typeof searchTypeLabels;
export const offeredTypes = Object.keys(searchTypeLabels) as OfferedType[];

/** The search that a path shows, as the box says it: its text unchanged (BRW-12), its type where the selector offers it (GAP-16), else keyword. */
export function searchOfPath(pathname: string): { text: string; type: OfferedType } {
  const { t = '', k } = viewOfPath(pathname);
  return { text: t, type: offeredTypes.find((type) => type === k) ?? 'keyword' };
}
