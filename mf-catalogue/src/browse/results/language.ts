import { langTag, textDirection } from '@bookfront/shared/format';
import type { TitleCard } from '@bookfront/shared/schemas';

/** `lang` and `dir` of the elements that hold a title's own words. */
export const languageOf = ({ language }: TitleCard) => ({
  lang: langTag(language) || undefined,
  dir: textDirection(language),
});
