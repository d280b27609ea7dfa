import type { InlinedAnswer } from '@bookfront/shared/contract';
import { type CoverWidth, coverSrc } from '@bookfront/shared/format';
import { escapeHtml } from '@bookfront/shared/format/markup';
import { limits } from '@bookfront/shared/schemas/limits';
import type { Part } from '../composition/parts';
import { rowsOf } from './first-answers';

/** A preload hint for the page's largest picture, whose address the first answers contain. */
export function pictureHint(page: Part | undefined, answers: InlinedAnswer[]): string {
  const src = page?.info.picture && pictureOf(page.info.picture, answers);
  return src ? `<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(src)}">` : '';
}

function pictureOf(kind: NonNullable<Part['info']['picture']>, answers: InlinedAnswer[]): string | undefined {
  const replies = answers.map(([, reply]) => reply);
  if (kind === 'item') return coverOf(replies[0], limits.coverWidths.page);
  if (kind === 'first-row') return coverOf(replies.flatMap((reply) => rowsOf(reply, 'rows'))[0]);
  const banner = rowsOf(replies[0], 'widgets').find((widget) => widget.block === 'text_over_image');
  // a picture in several sizes is chosen by the browser, which finds it in the markup
  if (banner?.image) return isSingle(banner.image) ? banner.image.src : undefined;
  return coverOf(rowsOf(banner, 'covers')[0] ?? replies.flatMap((reply) => rowsOf(reply, 'rows'))[0]);
}

const isSingle = (image: unknown): image is { src: string } =>
  typeof image === 'object' && image !== null && Reflect.get(image, 'srcset') === '' && 'src' in image;

function coverOf(title: unknown, width: CoverWidth = limits.coverWidths.card): string | undefined {
  return isTitle(title) ? coverSrc(title, width) : undefined;
}
const isTitle = (value: unknown): value is Parameters<typeof coverSrc>[0] =>
  typeof value === 'object' &&
  value !== null &&
  'eisbn' in value &&
  'cover_image_cache' in value &&
  'cover_url' in value;
