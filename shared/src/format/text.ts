/** 'item', 1 -> '1 item'; 'item', 3 -> '3 items'. */
export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** BCP 47 tag of an ISO 639-2/B code, for `lang`; '' for English, which the page already says. */
export function langTag(iso639: string): string {
  return tags[iso639] ?? '';
}
/**
 * 'rtl' for Hebrew, Arabic, Persian, Yiddish and Urdu, also where such a text begins with a Latin word; any other text
 * says itself which way it goes, whatever language the feed has for it. A title's own `dir` keeps its punctuation in
 * place.
 */
export const textDirection = (iso639: string): 'rtl' | 'auto' =>
  ['heb', 'ara', 'per', 'yid', 'urd'].includes(iso639) ? 'rtl' : 'auto';

/** `lang` and `dir` of the elements that hold a title's own words. */
export const languageOf = ({ language }: { language: string }) => ({
  lang: langTag(language) || undefined,
  dir: textDirection(language),
});

const tags: Record<string, string> = {
  fre: 'fr',
  ger: 'de',
  spa: 'es',
  ita: 'it',
  por: 'pt',
  rus: 'ru',
  jpn: 'ja',
  chi: 'zh',
  kor: 'ko',
  ara: 'ar',
  heb: 'he',
  per: 'fa',
  yid: 'yi',
  urd: 'ur',
  gre: 'el',
  lat: 'la',
  dut: 'nl',
  swe: 'sv',
  nor: 'no',
  dan: 'da',
  fin: 'fi',
  pol: 'pl',
  cze: 'cs',
  hun: 'hu',
  tur: 'tr',
  san: 'sa',
  ben: 'bn',
  hin: 'hi',
};

/** The first part of a path as a title: '/gift-registry' -> 'Gift Registry' (GAP-44). */
export function prettyPath(pathname: string): string {
  const words = pathname.split('/').filter(Boolean)[0]?.split('-') ?? [];
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}
