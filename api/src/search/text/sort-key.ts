import { foldMarked } from './fold';

/** Leading articles by language (ISO 639-2/B); one that ends in an apostrophe is joined to its noun. */
const articles: Readonly<Record<string, readonly string[]>> = {
  eng: ['the', 'a', 'an'],
  fre: ['le', 'la', 'les', "l'", 'un', 'une'],
  ger: ['der', 'die', 'das', 'dem', 'den', 'des', 'ein', 'eine', 'einem', 'einen', 'einer', 'eines'],
  spa: ['el', 'la', 'lo', 'los', 'las', 'un', 'una', 'unos', 'unas'],
  ita: ['il', 'lo', 'la', 'i', 'gli', 'le', "l'", 'un', 'uno', 'una', "un'"],
  por: ['o', 'a', 'os', 'as', 'um', 'uma', 'uns', 'umas'],
  cat: ['el', 'la', 'els', 'les', "l'", 'un', 'una'],
  dut: ['de', 'het', 'een', "'t", "'n"],
  dan: ['den', 'det', 'de', 'en', 'et'],
  nor: ['den', 'det', 'de', 'en', 'ei', 'et'],
  swe: ['den', 'det', 'de', 'en', 'ett'],
  rum: ['un', 'o'],
  hun: ['a', 'az', 'egy'],
  gle: ['an', 'na'],
  wel: ['y', 'yr'],
};
/** Languages that a feed may leave open. */
const unknown = new Set(['', 'und', 'mul', 'mis', 'zxx']);

/** The text that titles are sorted by: folded, without an article of the title's own language. */
export function sortKey(title: string, language = 'eng'): string {
  const folded = foldMarked(title).replace(/^[^\p{L}\p{N}']+/u, '');
  const own = articles[unknown.has(language) ? 'eng' : language] ?? [];
  const article = own.find((one) => folded.startsWith(one.endsWith("'") ? one : `${one} `));
  const rest = article === undefined ? '' : folded.slice(article.length).trimStart();
  const kept = /^[^\p{L}\p{N}]*$/u.test(rest) ? folded : rest;
  return kept
    .replaceAll("'", '')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .trim();
}

/**
 * A sort key whose numbers are in order of their value: each begins with how many digits it has, so that 'volume 2'
 * comes before 'volume 10'.
 */
export const byNumbers = (key: string): string =>
  key.replace(/\d+/g, (digits, at: number) => {
    const isFraction = /\d\.$/.test(key.slice(Math.max(0, at - 2), at));
    if (isFraction) return digits;
    const value = digits.replace(/^0+(?=\d)/, '');
    return `${Math.min(9, value.length)}${value}`;
  });
