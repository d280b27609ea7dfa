import { parseFilters } from '@bookfront/shared/routes';
import { searchTypeLabels } from '@bookfront/shared/schemas/vocabulary';

type OfferedType = keyof typeof searchTypeLabels;
export const offeredTypes = Object.keys(searchTypeLabels) as OfferedType[];

/** The search that a path shows, as the box says it: its text unchanged (BRW-12), its type where the selector offers it (GAP-16), else keyword. */
export function searchOfPath(pathname: string): { text: string; type: OfferedType } {
  const [, rest] = pathname.split('/browse/filter/');
  const view = rest === undefined ? undefined : parseFilters(rest);
  return { text: view?.t ?? '', type: offeredTypes.find((type) => type === view?.k) ?? 'keyword' };
}
