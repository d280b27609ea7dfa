import type { BrowseView } from '@bookfront/shared/routes';
import type { BrowseReply } from '@bookfront/shared/schemas';

/** What the page is about: a small word above, and its heading (BRW-24). */
export function headingOf(
  view: BrowseView,
  context: BrowseReply['context'] | undefined,
): { kind: string; text: string } {
  if (context) return { kind: context.list_id ? 'List' : 'Your list', text: context.name };
  if (view.x) return { kind: 'List', text: 'A list of titles' };
  if (!view.t) return { kind: '', text: 'Browse' };
  const kind = kinds.get(view.k ?? '');
  return kind ? { kind, text: view.t } : { kind: 'Search', text: `“${view.t}”` };
}
const kinds = new Map([
  ['author', 'Author'],
  ['whole_series', 'Series'],
  ['publisher', 'Publisher'],
]);

/** '1 title', '312 titles'; a '+' where the count is a ceiling: exactly 1000 or 10000 (BRW-23). */
export function countText(rowCount: number): string {
  const ceiling = rowCount === 1000 || rowCount === 10_000 ? '+' : '';
  return `${rowCount}${ceiling} ${rowCount === 1 ? 'title' : 'titles'}`;
}
