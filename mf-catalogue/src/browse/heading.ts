import { formatCount } from '@bookfront/shared/format';
import { subjectSteps } from '@bookfront/shared/format/subject';
import { type BrowseView, subjectOfView } from '@bookfront/shared/routes';
import type { BrowseReply } from '@bookfront/shared/schemas';
import { limits } from '@bookfront/shared/schemas/limits';
import * as m from '#messages';

/** What the page is about: a small word above, and its heading (BRW-24). */
export function headingOf(
  view: BrowseView,
  context: BrowseReply['context'] | undefined,
): { kind: string; text: string } {
  if (context) return { kind: context.list_id ? m.heading_list() : m.heading_your_list(), text: context.name };
  if (view.x) return { kind: m.heading_list(), text: m.heading_a_list() };
  const subject = subjectOfView(view);
  if (subject !== undefined) return { kind: '', text: subjectSteps(subject).at(-1)?.label ?? subject };
  if (!view.t) return { kind: '', text: m.heading_browse() };
  const kind = kinds.get(view.k ?? '')?.();
  return kind ? { kind, text: view.t } : { kind: m.heading_search(), text: m.quoted({ text: view.t }) };
}
const kinds = new Map([
  ['author', m.heading_author],
  ['whole_series', m.heading_series],
  ['publisher', m.heading_publisher],
]);

/** '1 title', '1,064 titles'; at the marks '1000+ titles' (BRW-23). */
export function countText(rowCount: number): string {
  const isCeiling = limits.countMarks.some((mark) => mark === rowCount);
  return isCeiling ? m.title_count_ceiling({ count: rowCount }) : m.title_count({ count: formatCount(rowCount) });
}
