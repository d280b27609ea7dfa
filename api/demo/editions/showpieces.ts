import { createHash } from 'node:crypto';
import type { TitleExtras } from '../../src/title/title-record';
import { type Work, workKeyOf } from './works';

const every = 24;

/**
 * Inside pages and videos for a few editions, so that every dialog of an item page can be seen. `place`: the work's
 * rank by sales.
 */
export function showpieces(work: Work, kind: string, place: number): Partial<TitleExtras> {
  const isPictured = work.subjects[0]?.includes('Picture Books') ?? false;
  const isShown = place % every === 2;
  const interiors = isPictured ? ['title', 'plate-1', 'plate-2'] : ['title', 'opening'];
  return {
    ...((isPictured || isShown) && kind !== 'audio' ? { interiors } : {}),
    ...(isShown ? { media: filmsOf(work) } : {}),
    ...(isShown
      ? {
          comments: [{ author: 'The front table', text: 'Read it in one evening, and started again on the way home.' }],
        }
      : {}),
  };
}

/** An id that no video has, and a URL that leads nowhere. */
function filmsOf(work: Work): TitleExtras['media'] {
  const id = createHash('sha256').update(workKeyOf(work)).digest('base64url').slice(0, 11);
  return [
    { type: 'component', data: id },
    { type: 'url', data: `https://films.example/watch/${id}` },
  ];
}
