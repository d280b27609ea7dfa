import type { TitleCard } from '@bookfront/shared/schemas';

type Edition = Pick<TitleCard, 'eisbn' | 'title' | 'series_num' | 'binding_code'>;

/**
 * One edition of each work, in the order given: the one that is viewed, else the first in its binding, else the
 * first. Works are told apart by their number in the series, or by their title.
 */
export function oneOfEachWork<T extends Edition>(editions: readonly T[], viewed: Edition): T[] {
  const works = new Map<string, T>();
  for (const edition of editions) {
    const known = works.get(workOf(edition));
    if (!known || fit(edition, viewed) > fit(known, viewed)) works.set(workOf(edition), edition);
  }
  return [...works.values()];
}

function fit(edition: Edition, viewed: Edition): number {
  if (edition.eisbn === viewed.eisbn) return 2;
  return edition.binding_code === viewed.binding_code ? 1 : 0;
}

export const workOf = ({ series_num, title }: Pick<Edition, 'series_num' | 'title'>): string =>
  series_num ? `number ${series_num}` : `title ${title.toLowerCase()}`;
