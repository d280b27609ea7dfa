import { langTag, textDirection } from '@bookfront/shared/format';
import type { TitleCard } from '@bookfront/shared/schemas';

/** `lang` and `dir` of the elements that hold a title's own words. */
export const languageOf = ({ language }: Pick<TitleCard, 'language'>) => ({
  lang: langTag(language) || undefined,
  dir: textDirection(language),
});

/** 'Paperback · Tideline Classics · May 13, 2014' */
export const imprintOf = ({ binding, publisher, release_date_text }: TitleCard) =>
  [binding, publisher, release_date_text].filter(Boolean).join(' · ');
