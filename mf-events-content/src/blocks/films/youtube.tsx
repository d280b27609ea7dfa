import { Film } from '@bookfront/shared/ui/film';
import * as m from '#messages';
import type { BlockProps } from '../block-props';
import { BlockHeading, Picture } from '../parts';

/** '16:9' as CSS has it. */
export const cssRatio = (ratio: string): string => ratio.replace(':', ' / ');

/** PGB-16, PGB-26 */
export function Youtube({ block, level }: BlockProps<'youtube'>) {
  const { heading, title, image, video_url, aspect_ratio } = block;
  const name = title || heading || m.film();
  return (
    <>
      <BlockHeading text={heading} level={level} />
      <Film
        id={video_url}
        name={name}
        ratio={cssRatio(aspect_ratio)}
        poster={image && <Picture image={{ ...image, alt: '' }} sizes="(min-width: 1300px) 1248px, 100vw" />}
      />
      <noscript>
        <a href={`https://www.youtube.com/watch?v=${encodeURIComponent(video_url)}`}>{m.watch_on_youtube({ name })}</a>
      </noscript>
    </>
  );
}
